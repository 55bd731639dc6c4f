import type { BookingState } from '@harbourline/contracts';
import { POLICY_VERSION, REFUND_RULES, type Settlement } from '@harbourline/policy';

/** How a booking's deposit is divided; null while the charter is to come. */
export function settlementOf({
  settlement,
  refundCents,
  depositCents,
}: Pick<BookingState, 'settlement' | 'refundCents' | 'depositCents'>): Settlement | null {
  if (settlement || !refundCents) return settlement;
  // One that was lost before it was a reservation says only what is refunded.
  return { ...wholeRefund(refundCents), platformKeepsCents: Math.max(0, depositCents - refundCents) };
}

export function wholeRefund(cents: number): Settlement {
  return {
    rule: REFUND_RULES.neverConfirmed,
    refundCents: cents,
    creditInstead: false,
    ownerKeepsCents: 0,
    platformKeepsCents: 0,
    taxCents: 0,
    policyVersion: POLICY_VERSION,
  };
}

/**
 * The same division of what was really paid. Should that be another amount than the deposit that the booking names,
 * the renter gets back no more than was paid, and the platform bears the difference.
 */
export function fitSettlement(settlement: Settlement, paidCents: number): Settlement {
  const refundCents = Math.min(settlement.refundCents, paidCents);
  const { ownerKeepsCents, taxCents } = settlement;
  return { ...settlement, refundCents, platformKeepsCents: paidCents - refundCents - ownerKeepsCents - taxCents };
}

/**
 * The same division after disputes were lost: what they brought the renter is not refunded once more, so that the
 * platform bears that much less of the loss. What has been refunded already stays.
 */
export function lessLost(
  settlement: Settlement,
  { lostCents, refundedCents }: { lostCents: number; refundedCents: number },
): Settlement {
  const less = Math.min(lostCents, Math.max(0, settlement.refundCents - refundedCents));
  return {
    ...settlement,
    refundCents: settlement.refundCents - less,
    platformKeepsCents: settlement.platformKeepsCents + less,
  };
}
