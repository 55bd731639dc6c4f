import fc from 'fast-check';
import { addHours, MOST_OTHER_BOATS, nearestRates, otherBoatsFor, OUTCOMES, ratesNear } from '../src';
import { minutes } from './arbitraries';

const HOURS = 36;

describe('other boats', () => {
  it.each(OUTCOMES)('after %s are offered exactly where neither renter nor platform ended it', (outcome) => {
    const now = new Date('2027-01-01T00:00:00Z');
    const offered = otherBoatsFor({ outcome, startDate: addHours(now, 100) }, now, HOURS);
    expect(offered).toBe(['renter_cancelled', 'platform_cancelled'].includes(outcome) ? 'none' : 'offered');
  });

  it('are never offered for a charter whose start is over, nor where there is not enough notice', () => {
    fc.assert(
      fc.property(minutes, fc.integer({ min: -6000, max: 6000 }), (now, away) => {
        const offered = otherBoatsFor({ outcome: 'expired', startDate: addHours(now, away / 60) }, now, HOURS);
        expect(offered).toBe(away <= 0 ? 'none' : away < HOURS * 60 ? 'too_soon' : 'offered');
      }),
    );
  });

  it('are too late from the very start on', () => {
    const now = new Date('2027-01-01T00:00:00Z');
    expect(otherBoatsFor({ outcome: 'expired', startDate: now }, now, 0)).toBe('none');
    expect(otherBoatsFor({ outcome: 'expired', startDate: new Date(now.getTime() + 1) }, now, 0)).toBe('offered');
  });

  it('are the cheaper of two that are as near, and of equals the first', () => {
    const boats = [
      { id: 4, rateCents: 300 },
      { id: 3, rateCents: 100 },
      { id: 2, rateCents: 300 },
      { id: 1, rateCents: 900 },
    ];
    expect(nearestRates(200, boats).map(({ id }) => id)).toEqual([3, 2, 4]);
    expect(nearestRates(200, [...boats].reverse()).map(({ id }) => id)).toEqual([3, 2, 4]);
  });

  it('are not offered for one that stands', () => {
    const now = new Date('2027-01-01T00:00:00Z');
    expect(otherBoatsFor({ outcome: null, startDate: addHours(now, 100) }, now, HOURS)).toBe('none');
  });

  it('are the nearest by rate: nothing that is left out is nearer', () => {
    const boat = fc.record({ id: fc.integer({ min: 1, max: 99 }), rateCents: fc.integer({ min: 1, max: 1000 }) });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1000 }),
        fc.uniqueArray(boat, { selector: ({ id }) => id }),
        (rate, boats) => {
          const chosen = nearestRates(rate, boats);
          const away = ({ rateCents }: { rateCents: number }) => Math.abs(rateCents - rate);
          expect(chosen).toHaveLength(Math.min(MOST_OTHER_BOATS, boats.length));
          expect(chosen.map(away)).toEqual(
            boats
              .map(away)
              .sort((one, other) => one - other)
              .slice(0, chosen.length),
          );
        },
      ),
    );
  });

  it('cost at most half as much more or less an hour', () => {
    expect(ratesNear(40_000)).toEqual({ from: 20_000, to: 60_000 });
    expect(ratesNear(1)).toEqual({ from: 1, to: 1 });
  });
});
