import { paymentSucceeded } from '@harbourline/contracts';
import type { LocalDeps, Tx } from '../db/database';
import { lockPaymentOfIntent } from '../db/lock-payment';
import { judgeIntent } from '../domain/judge-intent';
import type { IntentReport } from '../domain/reports';
import { hoursAfter } from '../domain/schedule';
import type { Payment } from '../generated/prisma/client';

/**
 * The one way in which we learn what became of a payment, whether the provider told us or we asked: under the payment's
 * lock, so that it succeeds once, with one event.
 * @returns the payment as it is then; null when we do not know the intent.
 */
export async function recordIntentState(tx: Tx, deps: LocalDeps, report: IntentReport): Promise<Payment | null> {
  const payment = await lockPaymentOfIntent(tx, report.intentId);
  if (!payment) return null;
  const status = judgeIntent(payment, report);
  if (status === null) return payment;
  if (status === 'succeeded') return recordSuccess(tx, deps, payment, report);
  return tx.payment.update({ where: { id: payment.id }, data: { status, knownAt: report.asOf } });
}

async function recordSuccess(
  tx: Tx,
  { clock, config }: LocalDeps,
  { id, holdId }: Payment,
  { intentId, receivedCents, asOf }: IntentReport,
): Promise<Payment> {
  const paid = await tx.payment.update({
    where: { id },
    data: {
      status: 'succeeded',
      knownAt: asOf,
      paidAt: asOf,
      capturedCents: receivedCents,
      claimUntil: holdId === null ? hoursAfter(clock.now(), config.UNCLAIMED_PAYMENT_HOURS) : null,
      version: { increment: 1 },
    },
  });
  await tx.outbox.append(paymentSucceeded, {
    subject: id,
    version: paid.version,
    data: {
      paymentIntentId: intentId,
      holdId,
      renterId: paid.renterId,
      boatId: paid.boatId,
      amountCents: receivedCents,
      paidAt: asOf.toISOString(),
    },
  });
  return paid;
}
