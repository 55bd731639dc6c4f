import { bookingCaptainDeclined } from '@harbourline/contracts';
import type { UserActor } from '@harbourline/service-kit';
import { releaseCaptain } from '../db/claims';
import type { Deps } from '../db/database';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { declineCharter as decline } from '../domain/captains-answer';
import { requireReason } from '../domain/require-reason';
import type { Booking } from '../generated/prisma/client';

/** A captain who confirms each charter says no: they are free again, and the owner has some time to find another. */
export async function declineCharter(
  { db, clock, config }: Omit<Deps, 'caller'>,
  captain: UserActor,
  { bookingId, reason }: { bookingId: number; reason: string | undefined },
): Promise<Booking> {
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, captain);
    const at = clock.now();
    const declined = decline(booking, at, config.OWNER_RESPONSE_HOURS);
    requireReason(reason);
    await releaseCaptain(tx, booking.reservationId);
    return saveBooking(tx, booking, declined, {
      at,
      actor: 'captain',
      actorId: captain.id,
      action: 'captain declined',
      reason,
      event: bookingCaptainDeclined,
    });
  });
}
