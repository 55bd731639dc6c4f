import fc from 'fast-check';
import { centsOf, dollarsOf, formatCad } from '../src';

it('brings every amount in cents through dollars and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      expect(centsOf(dollarsOf(cents))).toBe(cents);
    }),
  );
});

it.each([0.001, 12.345, 1.9999, Number.NaN, Number.POSITIVE_INFINITY, 1e300])('refuses %d dollars', (dollars) => {
  expect(() => centsOf(dollars)).toThrow(RangeError);
});

it('forgives what floating point adds to an amount', () => {
  expect(centsOf(0.1 + 0.2)).toBe(30);
  expect(centsOf(1.1 * 3)).toBe(330);
  expect(centsOf(-0)).toBe(0);
});

it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d cents', (cents) => {
  expect(() => dollarsOf(cents)).toThrow(RangeError);
  expect(() => formatCad(cents)).toThrow(RangeError);
});

it('writes amounts as people in Canada read them, cents only where there are any', () => {
  expect(formatCad(0)).toBe('$0');
  expect(formatCad(39_000)).toBe('$390');
  expect(formatCad(-125_000)).toBe('-$1,250');
  expect(formatCad(5)).toBe('$0.05');
  expect(formatCad(123_456_789)).toBe('$1,234,567.89');
  expect(formatCad(-1_250)).toBe('-$12.50');
});

it('writes every amount so that it can be read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (cents) => {
      const written = formatCad(cents);
      expect(written).toMatch(/^-?\$\d{1,3}(,\d{3})*(\.\d\d)?$/);
      expect(centsOf(Number(written.replace(/[$,]/g, '')))).toBe(cents);
      expect(written.includes('.')).toBe(cents % 100 !== 0);
    }),
  );
});
