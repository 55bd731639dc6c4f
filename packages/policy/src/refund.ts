import { integerCents } from './cents';

/** Goes up with every change to the rules below; a booking remembers the one it was made under. */
export const POLICY_VERSION = 1;

/** A reservation that ends without ever having been confirmed: declined, expired, lapsed, cancelled or slot lost. */
export interface NeverConfirmed {
  /** The status from which it ends. */
  status: 'pending';
  /** What was captured. */
  depositCents: number;
}

/** Where the deposit goes. The three amounts add up to it. */
export interface Refund {
  rule: 'R3';
  refundCents: number;
  ownerKeepsCents: number;
  platformKeepsCents: number;
  policyVersion: number;
}

/**
 * What of a deposit goes back when a booking ends, and by which rule. Amounts in cents.
 * Throws RangeError for a deposit that is negative or not an integer.
 */
export function refundFor({ depositCents }: NeverConfirmed): Refund {
  if (integerCents(depositCents) < 0) throw new RangeError(`Not a deposit: ${depositCents} cents`);
  return {
    rule: 'R3',
    refundCents: depositCents,
    ownerKeepsCents: 0,
    platformKeepsCents: 0,
    policyVersion: POLICY_VERSION,
  };
}
