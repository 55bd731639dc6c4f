import type { BookingState } from '@harbourline/contracts';
import { REFUND_RULES } from '@harbourline/policy';

/** Whether a booking was confirmed before its last change; by its settlement where the event did not say. */
export function wasConfirmed({ previous, settlement }: Pick<BookingState, 'previous' | 'settlement'>): boolean {
  if (previous && previous.status !== 'cancelled') return isConfirmed(previous);
  return settlement !== null && settlement.rule !== REFUND_RULES.neverConfirmed;
}

/** Whether a booking is, or was at its end, one that its owner had agreed to. */
export function isConfirmed({ status }: Pick<BookingState, 'status'>): boolean {
  return status === 'confirmed' || status === 'completed';
}
