import type { BookingView } from '@harbourline/contracts';
import { isOverdue, movesFor } from '@harbourline/policy';

type Moved = Pick<BookingView, 'status' | 'ownerAdjusted' | 'captainWanted' | 'startDate' | 'respondBy'> &
  Partial<Pick<BookingView, 'calledOff'>>;

/** What a renter can do with a booking now: nothing once it has begun, and no answer after its time is over. */
export function renterMoves(booking: Moved, now: Date) {
  const { status, ownerAdjusted, captainWanted, startDate, respondBy } = booking;
  if (!booking.calledOff && now >= new Date(startDate))
    return { cancel: false, acceptAdjustment: false, change: false };
  const moves = movesFor({ actor: 'renter', status, adjusted: ownerAdjusted, captainWanted });
  const inTime = respondBy === null || !isOverdue(now, new Date(respondBy));
  return {
    cancel: moves.includes('cancel'),
    acceptAdjustment: moves.includes('acceptAdjustment') && inTime,
    change: moves.includes('change') && inTime,
  };
}
