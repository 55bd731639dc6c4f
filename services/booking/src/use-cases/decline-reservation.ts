import { bookingDeclined } from '@harbourline/contracts';
import { AppError, type UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { lockBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { decline } from '../domain/answer-reservation';
import type { Booking } from '../generated/prisma/client';

/** The owner declines a pending reservation: the slot is free again and the deposit goes back. */
export async function declineReservation(
  { db, clock }: LocalDeps,
  { bookingId, owner, reason }: { bookingId: number; owner: UserActor; reason: string | undefined },
): Promise<Booking> {
  return db.transact(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (!booking || booking.ownerId !== owner.id) throw new AppError('booking_not_found');

    const at = clock.now();
    return saveBooking(tx, booking, decline(booking, at, reason), {
      at,
      actor: 'owner',
      actorId: owner.id,
      action: 'declined',
      event: bookingDeclined,
    });
  });
}
