import type { Tx } from '../../db/database';
import { disputeStanding, hasMovedByItself } from '../../db/disputes/dispute-standing';
import { lockRefund } from '../../db/refunds/lock-refund';
import { owedToCard } from '../../db/refunds/owed-to-card';
import type { Payment, Refund } from '../../generated/prisma/client';

/**
 * May a refund, which is known not to have been made, be sent as it is? Where a dispute or a refund of the provider's
 * dashboard has moved money of its payment, it first becomes what the books still owe to the card, and no more than what
 * the provider still has, as something new that is due at once; where that is nothing, it stays as failed, without a
 * further try: `settleAgain` makes it due again should anything be owed.
 */
export async function fitRefund(tx: Tx, sent: Refund, now: Date): Promise<boolean> {
  const { id, paymentId, attempt, amountCents } = sent;
  if (!(await hasMovedByItself(tx, paymentId))) return true;
  const refund = await lockRefund(tx, id);
  if (refund?.attempt !== attempt || refund.providerRefundId !== null) return false;
  if ((await disputeStanding(tx, paymentId)).open) return false;
  const cents = await sendableCents(tx, refund);
  if (cents === amountCents) return true;
  const lastError = 'Nothing is owed: the money went back to the renter in another way already.';
  await tx.refund.update({
    where: { id },
    data:
      cents > 0
        ? { amountCents: cents, attempt: attempt + 1, nextTryAt: now }
        : { status: 'failed', lastError, nextTryAt: null },
  });
  return false;
}

/** What of a refund can still be sent: what is owed, and no more than what the provider has left of the payment. */
export async function sendableCents(
  tx: Tx,
  { paymentId, amountCents, payment: { capturedCents, refundRequestedCents } }: Refund & { payment: Payment },
): Promise<number> {
  const { lostCents } = await disputeStanding(tx, paymentId);
  const ofOthers = refundRequestedCents - amountCents;
  return Math.min(await owedToCard(tx, paymentId), capturedCents - ofOthers - lostCents);
}
