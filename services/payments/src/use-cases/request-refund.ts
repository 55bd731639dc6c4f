import type { BookingState } from '@harbourline/contracts';
import type { Deps } from '../db/database';
import { lockPaymentOfIntent } from '../db/lock-payment';
import { storeRefund } from '../db/store-refund';

/** A booking has ended and its deposit, or a part of it, goes back to the renter: once, and never more than was paid. */
export async function requestRefund(
  { db, clock, logger }: Pick<Deps, 'db' | 'clock' | 'logger'>,
  { id: bookingId, paymentIntentId, refundCents }: BookingState,
): Promise<void> {
  await db.transact(async (tx) => {
    if (!paymentIntentId || !refundCents) return;
    const payment = await lockPaymentOfIntent(tx, paymentIntentId);
    // Parked for the operator rather than dropped: a booking exists only because we said that it was paid.
    if (payment?.status !== 'succeeded')
      throw new Error(`booking ${bookingId} is to be refunded, but we know no payment`);
    const cents = await storeRefund(tx, payment, { bookingId, amountCents: refundCents, at: clock.now() });
    if (cents !== refundCents) {
      logger.error({ bookingId, paymentId: payment.id, cents, refundCents }, 'less is left than is to be refunded');
    }
  });
}
