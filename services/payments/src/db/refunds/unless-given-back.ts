import type { Payment } from '../../generated/prisma/client';
import type { Db, Tx } from '../database';

/** A payment as booking may rely on it: one that is being given back unclaimed is as good as cancelled. */
export async function unlessGivenBack(db: Db['client'] | Tx, payment: Payment): Promise<Payment> {
  if (payment.status !== 'succeeded') return payment;
  const givenBack = await db.refund.findFirst({ where: { paymentId: payment.id, bookingId: null } });
  return givenBack ? { ...payment, status: 'cancelled' } : payment;
}
