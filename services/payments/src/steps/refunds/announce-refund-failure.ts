import { paymentRefundFailed } from '@harbourline/contracts';
import type { Tx } from '../../db/database';
import type { Payment, Refund } from '../../generated/prisma/client';

/** Tells the others that a refund did not get through, the first time that it happens. The payment must be locked. */
export async function announceRefundFailure(
  tx: Tx,
  { id, bookingId, amountCents, failureAnnouncedAt, payment }: Refund & { payment: Payment },
  { reason, at }: { reason: string | null; at: Date },
): Promise<void> {
  if (failureAnnouncedAt) return;
  const { paymentIntentId, renterId } = payment;
  if (paymentIntentId === null) throw new Error(`payment ${payment.id} has a refund without ever having had an intent`);
  await tx.refund.update({ where: { id }, data: { failureAnnouncedAt: at } });
  const { version } = await tx.payment.update({ where: { id: payment.id }, data: { version: { increment: 1 } } });
  await tx.outbox.append(paymentRefundFailed, {
    subject: payment.id,
    version,
    data: {
      paymentIntentId,
      refundId: id,
      bookingId,
      renterId,
      amountCents,
      reason: reason ?? 'unknown',
    },
  });
}
