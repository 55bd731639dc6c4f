import { paymentSucceeded } from '@harbourline/contracts';
import type { Tx } from '../../db/database';
import type { Payment } from '../../generated/prisma/client';

/** Tells the others that a deposit is paid: by card, by credit, or both. The payment must be stored as this version. */
export async function announceSuccess(tx: Tx, paid: Payment): Promise<void> {
  const { id, paymentIntentId, holdId, renterId, boatId, capturedCents, creditCents, paidAt, version } = paid;
  if (paymentIntentId === null || !paidAt) throw new Error(`payment ${id} is not paid`);
  await tx.outbox.append(paymentSucceeded, {
    subject: id,
    version,
    data: {
      paymentIntentId,
      holdId,
      renterId,
      boatId,
      amountCents: capturedCents + creditCents,
      creditCents,
      paidAt: paidAt.toISOString(),
    },
  });
}
