import fc from 'fast-check';
import { amountsDue } from '../src';

const charged = fc
  .record({ boatRentalCents: fc.nat({ max: 10_000_000 }), captainFeeCents: fc.nat({ max: 10_000_000 }) })
  .chain((amounts) =>
    fc.record({
      boatRentalCents: fc.constant(amounts.boatRentalCents),
      captainFeeCents: fc.constant(amounts.captainFeeCents),
      depositCents: fc.nat({ max: amounts.boatRentalCents + amounts.captainFeeCents }),
    }),
  );

describe('amountsDue', () => {
  it('owes the owner the deposit less 15% of boat rental and captain fee', () => {
    expect(amountsDue({ boatRentalCents: 140_000, captainFeeCents: 26_000, depositCents: 41_500 })).toEqual({
      totalCents: 166_000,
      balanceFromRenterCents: 98_500,
      dueToCaptainCents: 26_000,
      commissionCents: 24_900,
      dueToOwnerCents: 16_600,
    });
  });

  it('says what the owner owes when the deposit does not cover the commission', () => {
    expect(amountsDue({ boatRentalCents: 100_000, captainFeeCents: 0, depositCents: 10_000 }).dueToOwnerCents).toBe(
      -5_000,
    );
  });

  it('rounds half a cent of commission up', () => {
    expect(amountsDue({ boatRentalCents: 10, captainFeeCents: 0, depositCents: 0 }).commissionCents).toBe(2);
    expect(amountsDue({ boatRentalCents: 9, captainFeeCents: 0, depositCents: 0 }).commissionCents).toBe(1);
  });

  it('adds up, whatever deposit was paid', () => {
    fc.assert(
      fc.property(charged, (amounts) => {
        const due = amountsDue(amounts);
        expect(amounts.depositCents + due.balanceFromRenterCents + due.dueToCaptainCents).toBe(due.totalCents);
        expect(due.balanceFromRenterCents).toBeGreaterThanOrEqual(0);
        expect(due.dueToCaptainCents).toBeGreaterThanOrEqual(0);
        expect(due.dueToCaptainCents).toBeLessThanOrEqual(amounts.captainFeeCents);
        expect(due.dueToOwnerCents).toBe(amounts.depositCents - due.commissionCents);
      }),
    );
  });

  it.each([
    { boatRentalCents: 100, captainFeeCents: 0, depositCents: 101 },
    { boatRentalCents: -1, captainFeeCents: 100, depositCents: 0 },
    { boatRentalCents: 100, captainFeeCents: -1, depositCents: 0 },
    { boatRentalCents: 100, captainFeeCents: 0, depositCents: -1 },
    { boatRentalCents: 0.5, captainFeeCents: 0, depositCents: 0 },
  ])('refuses %j', (amounts) => {
    expect(() => amountsDue(amounts)).toThrow(RangeError);
  });
});
