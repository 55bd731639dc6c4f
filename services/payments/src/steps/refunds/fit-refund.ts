import type { Tx } from '../../db/database';
import { lockRefund } from '../../db/refunds/lock-refund';
import { nextTry } from '../../domain/schedule';
import type { Refund } from '../../generated/prisma/client';

/**
 * May a refund, which is known not to have been made, be sent as it is? Where its payment was disputed, it first becomes
 * what the books still owe to the card, as something new that is due at once; where that is nothing, it stays as failed.
 */
export async function fitRefund(tx: Tx, sent: Refund, now: Date): Promise<boolean> {
  const { id, paymentId, attempt, amountCents } = sent;
  if (!(await tx.dispute.findFirst({ where: { paymentId } }))) return true;
  const refund = await lockRefund(tx, id);
  if (refund?.attempt !== attempt || refund.providerRefundId !== null) return false;
  if (await tx.dispute.findFirst({ where: { paymentId, status: 'open' } })) return false;

  const { capturedCents, refundRequestedCents } = refund.payment;
  const ofOthers = refundRequestedCents - amountCents;
  const cents = Math.min(await owedToCard(tx, paymentId), capturedCents - ofOthers);
  if (cents === amountCents) return true;
  const lastError = 'Nothing is owed: a dispute has already returned the money to the renter.';
  await tx.refund.update({
    where: { id },
    data:
      cents > 0
        ? { amountCents: cents, attempt: attempt + 1, nextTryAt: now }
        : { status: 'failed', lastError, nextTryAt: nextTry(now, sent.tries) },
  });
  return false;
}

async function owedToCard(tx: Tx, paymentId: number): Promise<number> {
  const { _sum } = await tx.ledgerEntry.aggregate({ where: { paymentId, account: 'refunds' }, _sum: { cents: true } });
  return -(_sum.cents ?? 0);
}
