import fc from 'fast-check';
import { amountsDue, depositOf, depositShortfall } from '../../src';

const booked = (totalCents: number, depositCents = depositOf(totalCents)) => ({ totalCents, depositCents });

describe('what a deposit lacks for another total', () => {
  it.each([
    ['nothing, where it costs as much', booked(140_000), 140_000, null],
    ['nothing, where it costs less, however small the deposit', booked(140_000, 100), 139_900, null],
    ['nothing, where a quarter is rounded to what was paid', booked(140_000), 140_199, null],
    ['a dollar from there on', booked(140_000), 140_200, { paidCents: 35_000, neededCents: 35_100, missingCents: 100 }],
    ['nothing, where more was paid', booked(105_000, 43_800), 175_000, null],
    ['nearly all of it', booked(300), 600_000, { paidCents: 100, neededCents: 150_000, missingCents: 149_900 }],
    [
      'all of it, where none was asked for',
      booked(140_000, 0),
      140_100,
      { paidCents: 0, neededCents: 35_000, missingCents: 35_000 },
    ],
  ])('is %s', (_, booking, newTotalCents, shortfall) => {
    expect(depositShortfall(booking, newTotalCents)).toEqual(shortfall);
  });

  it('leaves every booking its quarter and its commission, by whatever changes are made of it', () => {
    const total = fc.oneof(fc.integer({ min: 200, max: 3_000_000 }), fc.integer({ min: 200, max: 5_000 }));
    fc.assert(
      fc.property(total, fc.array(total, { maxLength: 30 }), (first, wished) => {
        const { depositCents } = booked(first);
        let totalCents = first;
        for (const wish of wished) {
          if (wish < depositCents || depositShortfall({ totalCents, depositCents }, wish)) continue;
          totalCents = wish;
          expect(depositCents).toBeGreaterThanOrEqual(depositOf(totalCents));
          const due = amountsDue({ boatRentalCents: totalCents, captainFeeCents: 0, depositCents });
          expect(due.dueToOwnerCents).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
