import { noteCardFailure } from '../../db/cards/card-failures';
import type { LocalDeps, Tx } from '../../db/database';
import { lockPaymentOfIntent } from '../../db/intents/lock-payment';
import { judgeIntent } from '../../domain/intents/judge-intent';
import type { IntentReport } from '../../domain/provider-events/reports';
import { hoursAfter } from '../../domain/schedule';
import type { Payment } from '../../generated/prisma/client';
import { bookDeposit } from '../books/book-deposit';
import { storeUndone } from '../comparisons/store-undone';
import { releaseCredit, spendCredit } from '../credits/spend-credit';
import { refundUnclaimed } from '../refunds/refund-unclaimed';
import { announceSuccess } from './announce-success';

/**
 * The one way in which we learn what became of a payment, whether the provider told us or we asked: under the payment's
 * lock, so that it succeeds once, with one event.
 * @returns the payment as it is then; null when we do not know the intent.
 */
export async function recordIntentState(tx: Tx, deps: LocalDeps, report: IntentReport): Promise<Payment | null> {
  const payment = await lockPaymentOfIntent(tx, report.intentId);
  if (!payment) return null;
  await noteCardFailure(tx, payment, report);
  const status = judgeIntent(payment, report);
  if (status === null) return payment;
  if (status === 'succeeded') return recordSuccess(tx, deps, payment, report);
  if (status === 'cancelled') await releaseCredit(tx, payment.id, deps.clock.now());
  return tx.payment.update({ where: { id: payment.id }, data: { status, knownAt: report.asOf } });
}

async function recordSuccess(
  tx: Tx,
  deps: LocalDeps,
  { id, holdId }: Payment,
  { receivedCents, asOf }: IntentReport,
): Promise<Payment> {
  const { clock, config } = deps;
  const now = clock.now();
  const whole = await spendCredit(tx, id, now);
  const paid = await tx.payment.update({
    where: { id },
    data: {
      status: 'succeeded',
      knownAt: asOf,
      paidAt: asOf,
      capturedCents: receivedCents,
      claimUntil: holdId === null ? hoursAfter(now, config.UNCLAIMED_PAYMENT_HOURS) : null,
      // Without them all it was thought to be cancelled, and its credits pay for something else by now: it is no deposit.
      ...(whole ? { version: { increment: 1 } } : { amountCents: receivedCents, creditCents: 0 }),
    },
  });
  if (!(await bookDeposit(tx, paid))) {
    await storeUndone(tx, deps, { table: 'payments', id, paymentId: id, cents: receivedCents, at: now });
  }
  await (whole ? announceSuccess(tx, paid) : refundUnclaimed(tx, paid, now));
  return paid;
}
