import { paymentSucceeded } from '@harbourline/contracts';
import type { Payment } from '../generated/prisma/client';
import type { Tx } from './database';

/** Tells the others that a deposit is paid: by card, by credit, or both. The payment must be locked. */
export async function announceSuccess(tx: Tx, { id }: Payment): Promise<Payment> {
  const paid = await tx.payment.update({ where: { id }, data: { version: { increment: 1 } } });
  const { intentId, holdId, renterId, boatId, capturedCents, creditCents, paidAt, version } = paid;
  if (intentId === null || !paidAt) throw new Error(`payment ${id} is not paid`);
  await tx.outbox.append(paymentSucceeded, {
    subject: id,
    version,
    data: {
      paymentIntentId: intentId,
      holdId,
      renterId,
      boatId,
      amountCents: capturedCents + creditCents,
      creditCents,
      paidAt: paidAt.toISOString(),
    },
  });
  return paid;
}
