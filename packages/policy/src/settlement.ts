import { integerCents, percentOf } from './cents';
import { POLICY_VERSION, type Refund, type RefundRule } from './refund';

/** How a deposit is divided for good: by one of the refund rules, or in the ordinary way after the charter. */
export type Settlement = Omit<Refund, 'rule'> & { rule: RefundRule | 'completed' };

export interface CompletedCharter {
  depositCents: number;
  commissionCents: number;
  /** Taxes on the owner's share, in percent. */
  taxPercent: number;
}

/**
 * What becomes of a deposit when the charter has taken place: the platform keeps its commission, the owner gets the
 * rest, less taxes. A deposit that does not cover the commission leaves the owner owing what is missing.
 * Throws RangeError for amounts that are negative or not integers.
 */
export function settleCompleted({ depositCents, commissionCents, taxPercent }: CompletedCharter): Settlement {
  if (Math.min(integerCents(depositCents), integerCents(commissionCents)) < 0) {
    throw new RangeError('An amount is negative');
  }
  const ownerCents = depositCents - commissionCents;
  const taxCents = percentOf(Math.max(0, ownerCents), taxPercent);
  return {
    rule: 'completed',
    refundCents: 0,
    creditInstead: false,
    ownerKeepsCents: ownerCents - taxCents,
    platformKeepsCents: commissionCents,
    taxCents,
    policyVersion: POLICY_VERSION,
  };
}
