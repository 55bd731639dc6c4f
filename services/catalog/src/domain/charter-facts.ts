import type { BookingState } from '@harbourline/contracts';
import {
  boatTitle,
  charterPicturesUntil,
  countsAsSpent,
  localDateOf,
  paidHow,
  reviewDeadline,
  isActive,
  isCompleted,
} from '@harbourline/policy';

/** What of a booking decides who may review it, who has asked whom, and who sees pictures of it. */
export function charterFacts(booking: BookingState) {
  const { id, boatId, renterId, ownerId, captainId, status, zone, boat } = booking;
  const end = new Date(booking.endDate);
  return {
    booking_id: id,
    boat_id: boatId,
    renter_id: renterId,
    owner_id: ownerId,
    captain_id: captainId,
    boat_title: boatTitle(boat),
    day: localDateOf(new Date(booking.startDate), zone),
    open: isActive({ status }),
    reviewable: isCompleted({ status }) && paidHow(paymentOf(booking)) !== 'unpaid',
    spent: countsAsSpent({ ...booking, ...paymentOf(booking), ...movedByItself(booking) }),
    review_until: reviewDeadline(end),
    pictures_until: charterPicturesUntil({ status, end }),
  };
}

/** An event of old, which does not say when, is taken at its payment. */
function paymentOf({ depositCents, paymentIntentId, paidDate, creditCents = 0 }: BookingState) {
  return { depositCents, paymentIntentId, creditCents, paidDate: paidDate ? new Date(paidDate) : null };
}

/** Missing where nothing has moved. */
function movedByItself({ depositByItself }: BookingState) {
  return { returnedCents: depositByItself?.returnedCents ?? 0, disputed: depositByItself?.isDisputed ?? false };
}
