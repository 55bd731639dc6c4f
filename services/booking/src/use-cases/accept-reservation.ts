import { bookingCaptainAwaited, bookingConfirmed } from '@harbourline/contracts';
import { isCharter } from '@harbourline/policy';
import type { UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { accept } from '../domain/answer-reservation';
import type { Booking } from '../generated/prisma/client';

/**
 * The owner accepts a pending reservation: it becomes a confirmed booking, or waits for its captain's answer alone, and
 * everyone concerned hears of it.
 */
export async function acceptReservation(
  { db, clock }: LocalDeps,
  owner: UserActor,
  bookingId: number,
): Promise<Booking> {
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, owner);
    const at = clock.now();
    const accepted = accept(booking, at);
    return saveBooking(tx, booking, accepted, {
      at,
      actor: 'owner',
      actorId: owner.id,
      action: 'accepted',
      event: isCharter(accepted) ? bookingConfirmed : bookingCaptainAwaited,
    });
  });
}
