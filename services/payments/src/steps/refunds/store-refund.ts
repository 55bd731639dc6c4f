import type { Tx } from '../../db/database';
import type { Payment, Refund } from '../../generated/prisma/client';

/**
 * Stores that money is refunded to the card, once for each reason and never more than is left of what was captured; the
 * job sends it. The payment must be locked.
 * @returns the refund for this reason; null when nothing is left.
 */
export async function storeRefund(
  tx: Tx,
  payment: Payment,
  { bookingId, amountCents, at }: { bookingId: number | null; amountCents: number; at: Date },
): Promise<Refund | null> {
  const known = await tx.refund.findFirst({ where: { paymentId: payment.id, bookingId } });
  if (known) return known;
  const cents = Math.min(amountCents, payment.capturedCents - payment.refundRequestedCents);
  if (cents <= 0) return null;
  return tx.refund.create({
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
}
