import { bookingOutcome, bookingStatus, type BookingState } from '@harbourline/contracts';
import { zoneOf } from '@harbourline/policy';
import type { BoatSnapshot } from '../domain/boat';
import type { Booking } from '../generated/prisma/client';

export function boatOf(booking: Booking): BoatSnapshot {
  return booking.boatSnapshot as unknown as BoatSnapshot;
}

/** A booking as its events carry it. */
export function bookingState(booking: Booking): BookingState {
  const { boatName, model, length, city } = boatOf(booking);
  return {
    id: booking.id,
    status: bookingStatus.parse(booking.status),
    outcome: bookingOutcome.nullable().parse(booking.outcome),
    boatId: booking.boatId,
    renterId: booking.renterId,
    ownerId: booking.ownerId,
    captainId: booking.captainId,
    startDate: booking.startDate.toISOString(),
    endDate: booking.endDate.toISOString(),
    zone: zoneOf(city),
    guestCount: booking.guestCount,
    specialRequests: booking.specialRequests,
    boatRentalCents: booking.boatRentalCents,
    captainFeeCents: booking.captainFeeCents,
    totalCents: booking.totalCents,
    depositCents: booking.depositCents,
    balanceFromRenterCents: booking.balanceFromRenterCents,
    dueToCaptainCents: booking.dueToCaptainCents,
    paymentIntentId: booking.paymentIntentId,
    respondBy: booking.respondBy?.toISOString() ?? null,
    cancellationReason: booking.cancellationReason,
    refundCents: booking.refundCents,
    boat: { boatName, model, length, city },
  };
}
