import fc from 'fast-check';
import { POLICY_VERSION, refundFor } from '../src';

describe('refundFor', () => {
  it('gives all of the deposit back for a booking that was never confirmed', () => {
    fc.assert(
      fc.property(fc.nat(), (depositCents) => {
        expect(refundFor({ status: 'pending', depositCents })).toEqual({
          rule: 'R3',
          refundCents: depositCents,
          ownerKeepsCents: 0,
          platformKeepsCents: 0,
          policyVersion: POLICY_VERSION,
        });
      }),
    );
  });

  it('refuses a deposit that cannot be', () => {
    expect(() => refundFor({ status: 'pending', depositCents: -1 })).toThrow(RangeError);
    expect(() => refundFor({ status: 'pending', depositCents: 0.5 })).toThrow(RangeError);
  });

  it('does not compile for a booking that was confirmed', () => {
    // @ts-expect-error the rules for confirmed bookings are not written yet
    const confirmed: Parameters<typeof refundFor>[0] = { status: 'confirmed', depositCents: 1 };
    expect(confirmed.status).toBe('confirmed');
  });
});
