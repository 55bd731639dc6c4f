import type { BookingView } from '@harbourline/contracts';
import { isOverdue, movesFor } from '@harbourline/policy';
import { situationOf } from '../../../shared/booking/standing-of-booking';

/** What a renter can do with a booking now: nothing once it has begun, and no answer after its time is over. */
export function renterMoves(booking: BookingView, now: Date) {
  const { startDate, respondBy } = booking;
  if (!booking.calledOff && now >= new Date(startDate))
    return { cancel: false, acceptAdjustment: false, change: false };
  const moves = movesFor(situationOf(booking, 'renter'));
  const inTime = respondBy === null || !isOverdue(now, new Date(respondBy));
  return {
    cancel: moves.includes('cancel'),
    acceptAdjustment: moves.includes('acceptAdjustment') && inTime,
    change: moves.includes('change') && inTime,
  };
}
