import { bookingConfirmed } from '@harbourline/contracts';
import { AppError, type UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { lockBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { confirm } from '../domain/answer-reservation';
import type { Booking } from '../generated/prisma/client';

/** The owner accepts a pending reservation: it becomes a confirmed booking, and everyone concerned hears of it. */
export async function acceptReservation(
  { db, clock }: LocalDeps,
  { bookingId, owner }: { bookingId: number; owner: UserActor },
): Promise<Booking> {
  return db.transact(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (!booking || booking.ownerId !== owner.id) throw new AppError('booking_not_found');

    const at = clock.now();
    return saveBooking(tx, booking, confirm(booking, at), {
      at,
      actor: 'owner',
      actorId: owner.id,
      action: 'accepted',
      event: bookingConfirmed,
    });
  });
}
