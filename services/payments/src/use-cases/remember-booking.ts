import type { BookingState } from '@harbourline/contracts';
import type { Tx } from '../db/database';

/** Keeps which payment a booking has claimed. */
export async function rememberBooking(tx: Tx, { id, paymentIntentId, status }: BookingState): Promise<void> {
  await tx.booking.upsert({
    where: { id },
    create: { id, paymentIntentId, status },
    update: { paymentIntentId, status },
  });
}
