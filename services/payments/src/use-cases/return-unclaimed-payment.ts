import type { Deps } from '../db/database';
import { lockPayment } from '../db/lock-payment';
import { storeRefund } from '../db/store-refund';

/**
 * Settles one payment without hold whose time to be claimed is over: a booking has claimed it, or it goes back.
 * @returns how many were settled.
 */
export async function returnUnclaimedPayment({ db, clock, logger }: Deps): Promise<number> {
  const now = clock.now();
  return db.transact(async (tx) => {
    const [due] = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM payments WHERE claim_until <= ${now} ORDER BY claim_until LIMIT 1 FOR UPDATE SKIP LOCKED`;
    if (!due) return 0;
    const payment = await lockPayment(tx, due.id);
    const claimed = await tx.booking.findFirst({ where: { paymentIntentId: payment.intentId } });
    if (!claimed) {
      await storeRefund(tx, payment, { bookingId: null, amountCents: payment.capturedCents, at: now });
      logger.warn(
        { paymentId: payment.id, cents: payment.capturedCents },
        'a payment that no booking claimed goes back',
      );
    }
    await tx.payment.update({ where: { id: payment.id }, data: { claimUntil: null } });
    return 1;
  });
}
