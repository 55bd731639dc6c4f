import { bookingCancelled } from '@harbourline/contracts';
import type { UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { cancel } from '../domain/cancel-booking';
import { settlementTerms } from '../domain/settlement-terms';
import type { Booking } from '../generated/prisma/client';

/** The renter takes a reservation back, or cancels a confirmed booking: the slot is free again. */
export async function cancelReservation(
  { db, clock, config }: Omit<Deps, 'caller'>,
  renter: UserActor,
  { bookingId, reason }: { bookingId: number; reason: string | undefined },
): Promise<Booking> {
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, renter);
    const at = clock.now();
    const ended = cancel(booking, { actor: 'renter', now: at, reason, ...settlementTerms(config) });
    return saveBooking(tx, booking, ended, {
      at,
      actor: 'renter',
      actorId: renter.id,
      action: 'cancelled',
      event: bookingCancelled,
    });
  });
}
