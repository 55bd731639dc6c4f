import fc from 'fast-check';
import { fitSettlement, settlementOf, wholeRefund } from '../src/domain/settlements/fit-settlement';
import { takeCredit } from '../src/domain/credits/take-credit';

const credits = fc
  .array(fc.integer({ min: 1, max: 50_000 }), { maxLength: 6 })
  .map((cents) => cents.map((availableCents, index) => ({ id: index + 1, availableCents })));

it('takes as much credit as possible, oldest first, and leaves the card nothing or enough', () => {
  fc.assert(
    fc.property(credits, fc.integer({ min: 50, max: 100_000 }), (available, deposit) => {
      const taken = takeCredit(available, deposit);
      const sum = taken.reduce((total, { cents }) => total + cents, 0);
      const all = available.reduce((total, { availableCents }) => total + availableCents, 0);
      const rest = deposit - sum;
      expect(rest === 0 || rest >= 50).toBe(true);
      expect(sum).toBe(all >= deposit ? deposit : Math.min(all, deposit - 50));
      expect(taken.every(({ cents }) => cents > 0)).toBe(true);
      // All but the last one that is taken from are used up.
      expect(taken.slice(0, -1)).toEqual(
        available
          .slice(0, Math.max(0, taken.length - 1))
          .map(({ id, availableCents }) => ({ creditId: id, cents: availableCents })),
      );
    }),
  );
});

it('divides what was paid and no more, whatever a settlement says', () => {
  fc.assert(
    fc.property(
      fc.nat(50_000),
      fc.nat(50_000),
      fc.nat(50_000),
      fc.integer({ min: 1, max: 100_000 }),
      (refund, owner, tax, paid) => {
        const fitted = fitSettlement({ ...wholeRefund(refund), ownerKeepsCents: owner, taxCents: tax }, paid);
        expect(fitted.refundCents).toBe(Math.min(refund, paid));
        expect(fitted.refundCents + fitted.ownerKeepsCents + fitted.taxCents + fitted.platformKeepsCents).toBe(paid);
      },
    ),
  );
});

it('takes what only says how much goes back for a whole division', () => {
  expect(settlementOf({ settlement: null, refundCents: null, depositCents: 100 })).toBeNull();
  expect(settlementOf({ settlement: null, refundCents: 0, depositCents: 100 })).toBeNull();
  expect(settlementOf({ settlement: null, refundCents: 60, depositCents: 100 })).toMatchObject({
    refundCents: 60,
    platformKeepsCents: 40,
  });
});
