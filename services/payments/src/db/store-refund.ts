import type { Payment } from '../generated/prisma/client';
import type { Tx } from './database';

/**
 * Stores that money goes back, once for each reason and never more than is left of what was captured; the job sends it.
 * The payment must be locked.
 * @returns the cents of the new refund; 0 when it is stored already, or nothing is left.
 */
export async function storeRefund(
  tx: Tx,
  payment: Payment,
  { bookingId, amountCents, at }: { bookingId: number | null; amountCents: number; at: Date },
): Promise<number> {
  if (await tx.refund.findFirst({ where: { paymentId: payment.id, bookingId } })) return 0;
  const cents = Math.min(amountCents, payment.capturedCents - payment.refundRequestedCents);
  if (cents <= 0) return 0;
  await tx.refund.create({
    data: {
      paymentId: payment.id,
      bookingId,
      amountCents: cents,
      status: 'requested',
      attempt: 1,
      tries: 0,
      requestedAt: at,
      nextTryAt: at,
    },
  });
  return cents;
}
