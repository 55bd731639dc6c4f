import { bookingAdjustmentAccepted } from '@harbourline/contracts';
import type { UserActor } from '@harbourline/service-kit';
import { offeredBoat } from '../db/booking-state';
import { turnProposalIntoBooking } from '../db/claims';
import type { LocalDeps, Tx } from '../db/database';
import { findCaptainOffer } from '../db/find-captain-offer';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { acceptAdjustment as accept, requireAdjusted, type Costs } from '../domain/adjust-reservation';
import { costsWith } from '../domain/change-captain';
import type { Booking } from '../generated/prisma/client';

/** The renter takes the proposed time: the booking moves there and is confirmed, and the time it had is free. */
export async function acceptAdjustment(
  { db, clock }: LocalDeps,
  renter: UserActor,
  bookingId: number,
): Promise<Booking> {
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, renter);
    const at = clock.now();
    requireAdjusted(booking, at);
    const accepted = accept(booking, await costsOfProposal(tx, booking), at);
    await turnProposalIntoBooking(tx, booking.reservationId);
    return saveBooking(tx, booking, accepted, {
      at,
      actor: 'renter',
      actorId: renter.id,
      action: 'adjustment accepted',
      event: bookingAdjustmentAccepted,
    });
  });
}

/** With another captain, what they ask for today: one who is dearer by now, or gone, was not what the renter agreed to. */
async function costsOfProposal(tx: Tx, booking: Booking): Promise<Costs | null> {
  const { adjustedCaptainId: captainId, adjustedStartDate, startDate } = booking;
  if (captainId === null) return null;
  const proposal = { captainId, startDate: adjustedStartDate ?? startDate };
  return costsWith(booking, await findCaptainOffer(tx, offeredBoat(booking), proposal));
}
