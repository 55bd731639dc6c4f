import { bookingAdjustmentWithdrawn } from '@harbourline/contracts';
import type { UserActor } from '@harbourline/service-kit';
import { releaseProposal } from '../db/claims';
import type { LocalDeps } from '../db/database';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { withdrawAdjustment as withdraw } from '../domain/adjust-reservation';
import type { Booking } from '../generated/prisma/client';

/** The owner takes a proposed time back, which is free again; the reservation waits for the owner as before. */
export async function withdrawAdjustment(
  { db, clock }: LocalDeps,
  owner: UserActor,
  bookingId: number,
): Promise<Booking> {
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, owner);
    const at = clock.now();
    const withdrawn = withdraw(booking, at);
    await releaseProposal(tx, booking.reservationId);
    return saveBooking(tx, booking, withdrawn, {
      at,
      actor: 'owner',
      actorId: owner.id,
      action: 'adjustment withdrawn',
      event: bookingAdjustmentWithdrawn,
    });
  });
}
