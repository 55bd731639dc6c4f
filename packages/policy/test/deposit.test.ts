import fc from 'fast-check';
import { COMMISSION_SHARE, DEPOSIT_SHARE, depositAtRates, depositOf, priceReservation } from '../src';

describe('depositOf', () => {
  it.each([
    [0, 0],
    [199, 0],
    [200, 100],
    [599, 100],
    [600, 200], // 1.50 dollars
    [100_199, 25_000],
    [100_200, 25_100], // 250.50 dollars
    [100_201, 25_100],
  ])('of %i cents is %i', (totalCents, depositCents) => {
    expect(depositOf(totalCents)).toBe(depositCents);
  });

  it('is the whole dollar nearest to a quarter, the higher one of two', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000_000 }), (totalCents) => {
        const deposit = depositOf(totalCents);
        expect(deposit % 100).toBe(0);
        const above = deposit - totalCents / 4;
        expect(above).toBeGreaterThan(-50);
        expect(above).toBeLessThanOrEqual(50);
      }),
    );
  });
});

it('names the shares as fractions', () => {
  expect({ DEPOSIT_SHARE, COMMISSION_SHARE }).toEqual({ DEPOSIT_SHARE: 0.25, COMMISSION_SHARE: 0.15 });
});

it('is the same for the rates alone as for the whole reservation', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2_000 }),
      fc.option(fc.integer({ min: 1, max: 500 })),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 0, max: 100 }),
      (rate, captain, hours, discountPercent) => {
        const captainRateCents = captain === null ? null : captain * 100;
        const { depositCents } = priceReservation({
          ...{ baseRateCents: rate * 100, customRates: {}, captainRateCents, hours, discountPercent },
          ...{ start: new Date('2026-07-01T14:00:00Z'), zone: 'America/Toronto' },
        });
        const rates = { boatRateCents: rate * 100, captainRateCents: captainRateCents ?? 0, hours, discountPercent };
        expect(depositAtRates(rates)).toBe(depositCents);
      },
    ),
  );
});
