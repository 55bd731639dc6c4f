import { bookingCaptainAccepted, bookingConfirmed } from '@harbourline/contracts';
import { isCharter } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { acceptCharter as accept } from '../domain/captains-answer';
import type { Booking } from '../generated/prisma/client';

/** A captain who confirms each charter says yes: with the owner's yes it is confirmed, otherwise it waits for that. */
export async function acceptCharter({ db, clock }: LocalDeps, captain: UserActor, bookingId: number): Promise<Booking> {
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, captain);
    const at = clock.now();
    const accepted = accept(booking, at);
    return saveBooking(tx, booking, accepted, {
      at,
      actor: 'captain',
      actorId: captain.id,
      action: 'captain accepted',
      event: isCharter(accepted) ? bookingConfirmed : bookingCaptainAccepted,
    });
  });
}
