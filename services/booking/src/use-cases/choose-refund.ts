import { bookingRefundChosen } from '@harbourline/contracts';
import type { UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { lockOwnBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { chooseRefund as choose } from '../domain/choose-refund';
import type { Booking } from '../generated/prisma/client';

/** The renter says whether the deposit comes back as a credit or to the card. */
export async function chooseRefund(
  { db, clock }: LocalDeps,
  renter: UserActor,
  { bookingId, choice }: { bookingId: number; choice: 'credit' | 'refund' },
): Promise<Booking> {
  return db.transact(async (tx) => {
    const booking = await lockOwnBooking(tx, bookingId, renter);
    const at = clock.now();
    return saveBooking(tx, booking, choose(booking, choice, at), {
      at,
      actor: 'renter',
      actorId: renter.id,
      action: 'refund chosen',
      event: bookingRefundChosen,
    });
  });
}
