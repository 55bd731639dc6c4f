import { bookingCaptainAwaited, bookingCaptainReplaced, bookingConfirmed } from '@harbourline/contracts';
import { isCharter, isRequest } from '@harbourline/policy';
import { AppError, type UserActor } from '@harbourline/service-kit';
import { offeredBoat } from '../db/booking-state';
import { captainsWhoLeft } from '../db/captains-who-left';
import { claimSlot, turnProposalIntoBooking } from '../db/claims';
import type { Deps } from '../db/database';
import { findCaptainOffer } from '../db/find-captain-offer';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import type { BookingChange } from '../domain/booking-change';
import { costsWith, replaceCaptain as replace, requireCaptainWanted, requireOther } from '../domain/change-captain';
import type { Booking } from '../generated/prisma/client';

/**
 * The owner has found another captain for a charter whose captain has left, or for a request that one has declined, which
 * is thereby accepted; the renter never pays more.
 */
export async function replaceCaptain(
  { db, clock, config }: Omit<Deps, 'caller'>,
  owner: UserActor,
  { bookingId, captainId }: { bookingId: number; captainId: number },
): Promise<Booking> {
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, owner);
    const at = clock.now();
    requireCaptainWanted(booking, at);
    requireOther(captainId, (await captainsWhoLeft(tx, [booking])).get(booking.id) ?? []);
    const offer = await findCaptainOffer(tx, offeredBoat(booking), { ...booking, captainId });
    const captain = { id: captainId, costs: costsWith(booking, offer), isAsked: offer?.confirmsCharters ?? false };
    const { reservationId, boatId, startDate, endDate } = booking;
    const claimed = await claimSlot(tx, { reservationId, kind: 'proposal', boatId, captainId, startDate, endDate });
    // The boat is the booking's already: only the captain can be taken.
    if (!claimed) throw new AppError('captain_taken');
    await turnProposalIntoBooking(tx, reservationId);
    const replaced = replace(booking, captain, { now: at, ownerResponseHours: config.OWNER_RESPONSE_HOURS });
    return saveBooking(tx, booking, replaced, {
      at,
      actor: 'owner',
      actorId: owner.id,
      action: 'captain replaced',
      event: eventOf(booking, replaced),
    });
  });
}

function eventOf({ status }: Booking, replaced: BookingChange) {
  if (!isRequest({ status })) return bookingCaptainReplaced;
  return isCharter(replaced) ? bookingConfirmed : bookingCaptainAwaited;
}
