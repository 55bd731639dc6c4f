import type { BookingState } from '@harbourline/contracts';
import { boatTitle, localDateOf, paidHow, reviewDeadline } from '@harbourline/policy';

/** What of a booking decides who may review it, and who has asked whom. */
export function charterFacts(booking: BookingState) {
  const { id, boatId, renterId, ownerId, captainId, status, zone, boat } = booking;
  return {
    booking_id: id,
    boat_id: boatId,
    renter_id: renterId,
    owner_id: ownerId,
    captain_id: captainId,
    boat_title: boatTitle(boat),
    day: localDateOf(new Date(booking.startDate), zone),
    open: status === 'pending' || status === 'confirmed',
    reviewable: status === 'completed' && isPaid(booking),
    review_until: reviewDeadline(new Date(booking.endDate)),
  };
}

/** By card, by credit or outside. An event of old, which does not say when, is taken at its payment. */
function isPaid({ depositCents, paymentIntentId, paidDate, creditCents = 0 }: BookingState): boolean {
  const paid = { depositCents, paymentIntentId, creditCents, paidDate: paidDate ? new Date(paidDate) : null };
  return paidHow(paid) !== 'unpaid';
}
