import type { Payment } from '../../generated/prisma/client';
import type { Db, Tx } from '../database';

/** A payment as booking may rely on it: one that is refunded unclaimed is as good as cancelled. */
export async function unlessRefunded(db: Db['client'] | Tx, payment: Payment): Promise<Payment> {
  if (payment.status !== 'succeeded') return payment;
  const refund = await db.refund.findFirst({ where: { paymentId: payment.id, bookingId: null } });
  return refund ? { ...payment, status: 'cancelled' } : payment;
}
