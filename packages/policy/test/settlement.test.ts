import fc from 'fast-check';
import { amountsDue, POLICY_VERSION, settleCompleted, type CompletedCharter } from '../src';

const cents = fc.nat({ max: 10_000_000 });
const charters: fc.Arbitrary<CompletedCharter> = fc.record({
  depositCents: cents,
  commissionCents: cents,
  taxPercent: fc.integer({ min: 0, max: 30 }),
});

describe('settleCompleted', () => {
  it('gives the platform its commission and the owner the rest', () => {
    expect(settleCompleted({ depositCents: 41_500, commissionCents: 24_900, taxPercent: 0 })).toEqual({
      rule: 'completed',
      refundCents: 0,
      creditInstead: false,
      ownerKeepsCents: 16_600,
      platformKeepsCents: 24_900,
      taxCents: 0,
      policyVersion: POLICY_VERSION,
    });
  });

  it('gives the owner exactly the amount due of the charter, where there are no taxes', () => {
    fc.assert(
      fc.property(cents, cents, fc.nat({ max: 100 }), (boatRentalCents, captainFeeCents, percent) => {
        const depositCents = Math.floor(((boatRentalCents + captainFeeCents) * percent) / 100);
        const { commissionCents, dueToOwnerCents } = amountsDue({ boatRentalCents, captainFeeCents, depositCents });
        const settled = settleCompleted({ depositCents, commissionCents, taxPercent: 0 });
        expect(settled.ownerKeepsCents).toBe(dueToOwnerCents);
      }),
    );
  });

  it("takes taxes, rounded half up to the cent, from the owner's part alone", () => {
    const settled = settleCompleted({ depositCents: 41_500, commissionCents: 24_900, taxPercent: 13 });
    expect(settled).toMatchObject({ ownerKeepsCents: 14_442, taxCents: 2_158, platformKeepsCents: 24_900 });
    const half = settleCompleted({ depositCents: 150, commissionCents: 100, taxPercent: 13 }); // 6.5 cents
    expect(half).toMatchObject({ ownerKeepsCents: 43, taxCents: 7 });
  });

  it('lets the owner owe what a deposit lacks of the commission, untaxed', () => {
    expect(settleCompleted({ depositCents: 10_000, commissionCents: 15_000, taxPercent: 13 })).toMatchObject({
      ownerKeepsCents: -5_000,
      platformKeepsCents: 15_000,
      taxCents: 0,
    });
  });

  it('shares out exactly the deposit, gives nothing back, and leaves the commission whole', () => {
    fc.assert(
      fc.property(charters, (charter) => {
        const { refundCents, ownerKeepsCents, platformKeepsCents, taxCents, creditInstead } = settleCompleted(charter);
        expect(refundCents + ownerKeepsCents + platformKeepsCents + taxCents).toBe(charter.depositCents);
        expect({ refundCents, creditInstead, platformKeepsCents }).toEqual({
          refundCents: 0,
          creditInstead: false,
          platformKeepsCents: charter.commissionCents,
        });
        expect(taxCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it.each([
    { depositCents: -1, commissionCents: 0 },
    { depositCents: 0, commissionCents: -1 },
    { depositCents: 0.5, commissionCents: 0 },
    { depositCents: 0, commissionCents: Number.NaN },
  ])('refuses %j', (amounts) => {
    expect(() => settleCompleted({ ...amounts, taxPercent: 0 })).toThrow(RangeError);
  });
});

it('knows tax rates with parts of a percent, such as Quebec’s', () => {
  const settlement = settleCompleted({ depositCents: 41_501, commissionCents: 24_900, taxPercent: 14.975 });
  expect(settlement).toMatchObject({ taxCents: 2_486, ownerKeepsCents: 14_115, platformKeepsCents: 24_900 });
});
