import type { BookingState } from '@harbourline/contracts';
import { isAgreed, isEnded, isRequest, REFUND_RULES } from '@harbourline/policy';

/** Whether a booking was confirmed before its last change; by its time or its settlement where the event did not say. */
export function wasConfirmed({
  previous,
  settlement,
  ...booking
}: Pick<BookingState, 'status' | 'previous' | 'settlement' | 'confirmedAt'>): boolean {
  if (previous && !isEnded(previous)) return isAgreed(previous);
  if (isEnded(booking) && booking.confirmedAt !== null) return true;
  return settlement !== null && settlement.rule !== REFUND_RULES.neverConfirmed;
}

/** Whether a captain who confirms each charter has been asked about a reservation that is not confirmed yet. */
export function isAsked(booking: Pick<BookingState, 'status' | 'captainAnswer'>): boolean {
  return isRequest(booking) && booking.captainAnswer !== null;
}

/** Whether one had been asked before its last change. */
export function wasAsked({ previous }: Pick<BookingState, 'previous'>): boolean {
  return previous !== null && isRequest(previous) && (previous.captainAnswer ?? null) !== null;
}
