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

/** Whether a captain who confirms each charter has been asked about a reservation that is not confirmed yet. */
export function isAsked({ status, captainAnswer }: Pick<BookingState, 'status' | 'captainAnswer'>): boolean {
  return status === 'pending' && captainAnswer !== null;
}

/** Whether one had been asked before its last change. */
export function wasAsked({ previous }: Pick<BookingState, 'previous'>): boolean {
  return previous?.status === 'pending' && (previous.captainAnswer ?? null) !== null;
}
