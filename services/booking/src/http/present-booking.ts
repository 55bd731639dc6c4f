import type { BookingView } from '@harbourline/contracts';
import { bookingOutcome, bookingStatus } from '@harbourline/contracts';
import { dollarsOf, zoneOf } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import { boatOf } from '../db/booking-state';
import type { BookingWithParties } from '../db/with-parties';
import { titleOf } from '../domain/boat';
import type { User } from '../generated/prisma/client';

/**
 * A booking as one of its parties may see it. Contact data of the other side is there once the booking is confirmed.
 * The boat's name is for its owner, administrators, and whoever has a paid booking of it: not for a renter whose slot
 * was lost.
 */
export function presentBooking(booking: BookingWithParties, viewer: UserActor): BookingView {
  const snapshot = boatOf(booking);
  const confirmed = booking.status === 'confirmed' || booking.status === 'completed';
  const all = viewer.role === 'admin';
  const named = all || viewer.id === booking.ownerId || booking.outcome !== 'slot_lost';
  const boatName = named ? snapshot.boatName : null;
  const contact = (user: User | null, own: boolean) => (user && (confirmed || own || all) ? contactOf(user) : null);
  return {
    id: booking.id,
    status: bookingStatus.parse(booking.status),
    outcome: bookingOutcome.nullable().parse(booking.outcome),
    createdAt: booking.createdAt.toISOString(),
    boatId: booking.boatId,
    boatName,
    renterId: booking.renterId,
    captainId: booking.captainId,
    startDate: booking.startDate.toISOString(),
    endDate: booking.endDate.toISOString(),
    zone: zoneOf(snapshot.city),
    guestCount: booking.guestCount,
    specialRequests: booking.specialRequests,
    purposeOfRental: booking.purposeOfRental,
    totalPrice: dollarsOf(booking.totalCents),
    boatRentalAmount: dollarsOf(booking.boatRentalCents),
    captainFee: dollarsOf(booking.captainFeeCents),
    depositAmount: dollarsOf(booking.depositCents),
    balanceDue: dollarsOf(booking.balanceFromRenterCents),
    dueToCaptain: dollarsOf(booking.dueToCaptainCents),
    paidDate: booking.paidDate?.toISOString() ?? null,
    paymentIntentId: all || viewer.id === booking.renterId ? booking.paymentIntentId : null,
    ownerAdjusted: booking.ownerAdjusted,
    adjustedStartTime: booking.adjustedStartTime,
    adjustedCaptainId: booking.adjustedCaptainId,
    respondBy: booking.respondBy?.toISOString() ?? null,
    cancelledAt: booking.cancelledAt?.toISOString() ?? null,
    cancellationReason: booking.cancellationReason,
    boat: { id: booking.boatId, title: titleOf(snapshot), ...snapshot, boatName },
    owner: contact(booking.owner, viewer.id === booking.ownerId),
    renter: contact(booking.renter, viewer.id === booking.renterId),
    captain: booking.captain && {
      fullName: booking.captain.fullName,
      phone: contact(booking.captain, viewer.id === booking.captainId)?.phone ?? null,
    },
  };
}

function contactOf({ fullName, phone, email }: User) {
  return { fullName, phone, email };
}
