import { paymentRefunded } from '@harbourline/contracts';
import type { LocalDeps, Tx } from '../../db/database';
import { lockRefund } from '../../db/refunds/lock-refund';
import type { RefundReport } from '../../domain/provider-events/reports';
import { judgeRefund } from '../../domain/refunds/judge-refund';
import { nextTry } from '../../domain/schedule';
import type { Payment, Refund } from '../../generated/prisma/client';
import { bookRefund } from '../books/book-refund';
import { storeUndone } from '../comparisons/store-undone';
import { settleAgain } from '../settlements/settle-again';
import { announceRefundFailure } from './announce-refund-failure';

type RefundOfPayment = Refund & { payment: Payment };

/**
 * The one way in which we learn what became of a refund, whether the provider told us or we asked.
 * @returns false when we do not know the refund.
 */
export async function recordRefundState(tx: Tx, deps: LocalDeps, report: RefundReport): Promise<boolean> {
  const refund = await lockRefund(tx, report.refundId);
  if (!refund) return false;
  // Another installation on the same account counts its refunds from 1 as well.
  if (report.intentId !== null && report.intentId !== refund.payment.paymentIntentId) return true;
  const now = deps.clock.now();
  const status = judgeRefund(refund, report);
  if (status === 'succeeded') await recordSuccess(tx, deps, refund, { providerRefundId: report.providerRefundId, now });
  if (status === 'pending') {
    const { providerRefundId } = report;
    await tx.refund.update({ where: { id: refund.id }, data: { providerRefundId, status: 'requested' } });
  }
  if (status === 'failed') {
    await tx.refund.update({
      where: { id: refund.id },
      data: {
        status: 'failed',
        attempt: { increment: 1 },
        providerRefundId: null,
        lastError: report.reason,
        nextTryAt: nextTry(now, refund.tries),
        succeededAt: null,
      },
    });
    await bookRefund(tx, refund, { paidCents: 0, at: now });
    await announceRefundFailure(tx, refund, { reason: report.reason, at: now });
  }
  await settleAgain(tx, deps, refund.paymentId);
  return true;
}

async function recordSuccess(
  tx: Tx,
  deps: LocalDeps,
  refund: RefundOfPayment,
  { providerRefundId, now }: { providerRefundId: RefundReport['providerRefundId']; now: Date },
): Promise<void> {
  await tx.refund.update({
    where: { id: refund.id },
    data: {
      status: 'succeeded',
      providerRefundId,
      lastError: null,
      nextTryAt: null,
      announcedAt: refund.announcedAt ?? now,
      succeededAt: now,
    },
  });
  const { id, paymentId, amountCents: cents } = refund;
  if (!(await bookRefund(tx, refund, { paidCents: cents, at: now }))) {
    await storeUndone(tx, deps, { table: 'refunds', id, paymentId, cents, at: now });
  }
  // It may succeed, be returned by the bank, and succeed again: the renter is told once.
  if (!refund.announcedAt) await announce(tx, refund, now);
}

async function announce(tx: Tx, { id, bookingId, amountCents, payment }: RefundOfPayment, now: Date): Promise<void> {
  if (payment.paymentIntentId === null)
    throw new Error(`payment ${payment.id} was refunded without ever having had an intent`);
  const { version } = await tx.payment.update({ where: { id: payment.id }, data: { version: { increment: 1 } } });
  await tx.outbox.append(paymentRefunded, {
    subject: payment.id,
    version,
    data: {
      paymentIntentId: payment.paymentIntentId,
      refundId: id,
      bookingId,
      renterId: payment.renterId,
      amountCents,
      refundedAt: now.toISOString(),
    },
  });
}
