import { bookingCancelled } from '@harbourline/contracts';
import { AppError, type UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { lockBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { withdraw } from '../domain/answer-reservation';
import type { Booking } from '../generated/prisma/client';

/** The renter takes a pending reservation back: the slot is free again and the deposit goes back. */
export async function cancelReservation(
  { db, clock }: LocalDeps,
  { bookingId, renter }: { bookingId: number; renter: UserActor },
): Promise<Booking> {
  return db.transact(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (!booking || booking.renterId !== renter.id) throw new AppError('booking_not_found');

    const at = clock.now();
    return saveBooking(tx, booking, withdraw(booking, at), {
      at,
      actor: 'renter',
      actorId: renter.id,
      action: 'cancelled',
      event: bookingCancelled,
    });
  });
}
