import { FROM_RATE_DAYS, hasOwnRate, lowestRateCents, ratesAhead, ratesFrom, rentalCents } from '../../src';

const boat = (customRates: Record<string, number>) => ({ rateCents: 50_000, customRates });

describe('the lowest rate of the coming days', () => {
  it.each([
    [{}, 50_000],
    [{ '2026-10-30': 400 }, 40_000],
    [{ '2026-10-29': 400 }, 50_000],
    [{ '2026-12-28': 400 }, 40_000],
    [{ '2026-12-29': 400 }, 50_000],
    [{ '2026-11-01': 700 }, 50_000],
  ])('begins with the first day and ends after sixty, over the change of clocks: %j', (customRates, lowest) => {
    expect(FROM_RATE_DAYS).toBe(60);
    expect(lowestRateCents(boat(customRates), '2026-10-30')).toBe(lowest);
  });
});

it('takes off the discount of long charters', () => {
  expect([5, 6].map((hours) => rentalCents(20_000, hours, 10))).toEqual([100_000, 108_000]);
});

describe('the rates ahead', () => {
  const customRates = { '2026-07-01': 420, '2026-07-02': 500 };

  it('are those of days that are not over', () => {
    expect(ratesAhead(customRates, '2026-07-02')).toEqual({ '2026-07-02': 500 });
  });

  it('are the boat’s own as well, where it is said what a day may cost', () => {
    expect([...ratesFrom(boat({ ...customRates, '2026-07-03': 610 }), '2026-07-02')]).toEqual([50_000, 61_000]);
  });
});

it('knows a day with a rate of its own, be it that of the boat', () => {
  expect(hasOwnRate({ '2026-07-01': 500 }, '2026-07-01')).toBe(true);
  expect(hasOwnRate({ '2026-07-01': 500 }, '2026-07-02')).toBe(false);
});
