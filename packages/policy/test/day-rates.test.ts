import { dayStateOf, firstCharterDay, FROM_RATE_DAYS, instantAt, lowestRateCents, rentalCents } from '../src';

const boat = (customRates: Record<string, number>) => ({ baseRateCents: 50_000, customRates });

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

describe('a day of a calendar', () => {
  const zone = 'America/Toronto';
  const at = (time: string, date = '2027-07-03') => instantAt(date, time, zone);
  const stateOf = (busy: [Date, Date][], earliest = at('00:00', '2027-07-01')) =>
    dayStateOf('2027-07-03', { zone, earliest, minimumHours: 4, busy: busy.map(([start, end]) => ({ start, end })) });

  it('is free while the shortest charter fits in somewhere', () => {
    expect(stateOf([])).toBe('free');
    // From 10:00 to 14:00 is just enough, and so is 22:30 to the end of the night.
    expect(stateOf([[at('14:00'), at('12:00', '2027-07-04')]])).toBe('free');
    expect(stateOf([[at('09:00'), at('22:30')]])).toBe('free');
  });

  it('is taken where it does not', () => {
    expect(stateOf([[at('13:30'), at('12:00', '2027-07-04')]])).toBe('taken');
    expect(
      stateOf([
        [at('09:00'), at('22:30')],
        [at('23:00'), at('23:30')],
      ]),
    ).toBe('taken');
  });

  it('is too soon until one start has its notice', () => {
    expect(stateOf([], at('22:30'))).toBe('free');
    expect(stateOf([], at('22:31'))).toBe('too_soon');
  });
});

it.each([
  ['2027-07-03T22:30', '2027-07-03'],
  ['2027-07-03T22:31', '2027-07-04'],
  ['2027-07-03T00:10', '2027-07-03'],
])('the first day of charters is the one on which one may still start: at the earliest %s', (earliest, first) => {
  const [date = '', time = ''] = earliest.split('T');
  expect(firstCharterDay(instantAt(date, time, 'America/Toronto'), 'America/Toronto')).toBe(first);
});
