import { bookingAdjustmentAccepted, bookingCaptainAwaited } from '@harbourline/contracts';
import { isCharter } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import { offeredBoat } from '../db/booking-state';
import { turnProposalIntoBooking } from '../db/claims';
import type { Deps, Tx } from '../db/database';
import { findCaptainOffer } from '../db/find-captain-offer';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { acceptAdjustment as accept, requireAdjusted, type Costs } from '../domain/adjust-reservation';
import { costsWith } from '../domain/change-captain';
import type { Booking } from '../generated/prisma/client';

/** The renter takes the proposed time: the booking moves there, and the time it had is free. It is confirmed, or its captain is asked. */
export async function acceptAdjustment(
  { db, clock, config }: Omit<Deps, 'caller'>,
  renter: UserActor,
  bookingId: number,
): Promise<Booking> {
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, renter);
    const at = clock.now();
    requireAdjusted(booking, at);
    const terms = { now: at, ownerResponseHours: config.OWNER_RESPONSE_HOURS };
    const accepted = accept(booking, await proposedCaptain(tx, booking), terms);
    await turnProposalIntoBooking(tx, booking.reservationId);
    return saveBooking(tx, booking, accepted, {
      at,
      actor: 'renter',
      actorId: renter.id,
      action: 'adjustment accepted',
      event: isCharter(accepted) ? bookingAdjustmentAccepted : bookingCaptainAwaited,
    });
  });
}

/** With another captain, what they ask for today: one who is dearer by now, or gone, was not what the renter agreed to. */
async function proposedCaptain(tx: Tx, booking: Booking): Promise<{ costs: Costs; isAsked: boolean } | null> {
  const { adjustedCaptainId: captainId, adjustedStartDate, startDate } = booking;
  if (captainId === null) return null;
  const proposal = { captainId, startDate: adjustedStartDate ?? startDate };
  const offer = await findCaptainOffer(tx, offeredBoat(booking), proposal);
  return { costs: costsWith(booking, offer), isAsked: offer?.confirmsCharters ?? false };
}
