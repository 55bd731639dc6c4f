import { bookingCaptainReplaced } from '@harbourline/contracts';
import { AppError, type UserActor } from '@harbourline/service-kit';
import { offeredBoat } from '../db/booking-state';
import { captainsWhoLeft } from '../db/captains-who-left';
import { claimSlot, turnProposalIntoBooking } from '../db/claims';
import type { LocalDeps } from '../db/database';
import { findCaptainOffer } from '../db/find-captain-offer';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { costsWith, replaceCaptain as replace, requireCaptainWanted, requireOther } from '../domain/change-captain';
import type { Booking } from '../generated/prisma/client';

/** The owner has found another captain for a charter whose captain has left; the renter never pays more. */
export async function replaceCaptain(
  { db, clock }: LocalDeps,
  owner: UserActor,
  { bookingId, captainId }: { bookingId: number; captainId: number },
): Promise<Booking> {
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, owner);
    const at = clock.now();
    requireCaptainWanted(booking, at);
    requireOther(captainId, (await captainsWhoLeft(tx, [booking])).get(booking.id) ?? []);
    const costs = costsWith(booking, await findCaptainOffer(tx, offeredBoat(booking), { ...booking, captainId }));
    const { reservationId, boatId, startDate, endDate } = booking;
    const claimed = await claimSlot(tx, { reservationId, kind: 'proposal', boatId, captainId, startDate, endDate });
    // The boat is the booking's already: only the captain can be taken.
    if (!claimed) throw new AppError('captain_taken');
    await turnProposalIntoBooking(tx, reservationId);
    return saveBooking(tx, booking, replace(captainId, costs), {
      at,
      actor: 'owner',
      actorId: owner.id,
      action: 'captain replaced',
      event: bookingCaptainReplaced,
    });
  });
}
