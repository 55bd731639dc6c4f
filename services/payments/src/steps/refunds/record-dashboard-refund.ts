import { paymentReturned } from '@harbourline/contracts';
import type { LocalDeps, Tx } from '../../db/database';
import { awaitsBooking, findClaimingBooking } from '../../db/intents/find-claiming-booking';
import { lockPaymentOfIntent } from '../../db/intents/lock-payment';
import { unknownRefund } from '../../domain/comparisons/find-differences';
import type { DashboardRefundReport } from '../../domain/provider-events/reports';
import type { Payment } from '../../generated/prisma/client';
import { bookUnexplained } from '../books/book-unexplained';
import { storeDiscrepancy } from '../comparisons/store-discrepancy';
import { settleAgain } from '../settlements/settle-again';

/**
 * Somebody refunded a payment in the provider's dashboard: it is booked at once, a person is asked to look into it, the
 * others are told, and what may still go back becomes that much less. When the bank returns it, all of that is taken back;
 * of one that is first heard of then, nobody is told, and a late report of its beginning finds it booked. The refund of
 * a payment that is not ours is nobody's business.
 * @returns false while the payment waits for its booking.
 */
export async function recordDashboardRefund(
  tx: Tx,
  deps: LocalDeps,
  { intentId, providerRefundId, amountCents, failed }: DashboardRefundReport,
): Promise<boolean> {
  const payment = await lockPaymentOfIntent(tx, intentId);
  if (!payment) return true;
  if (await awaitsBooking(tx, payment)) return false;
  const at = deps.clock.now();
  const paymentId = payment.id;
  const isKnown = await isBooked(tx, providerRefundId);
  if (failed) {
    if (await isBooked(tx, `${providerRefundId}:returned`)) return true;
    if (!isKnown) await bookUnknown(tx, { providerId: providerRefundId, cents: amountCents, at, paymentId });
    const reason = { code: 'unknown_refund_returned' } as const;
    await bookUnexplained(tx, {
      providerId: `${providerRefundId}:returned`,
      cents: -amountCents,
      reason,
      at,
      paymentId,
    });
    if (!isKnown) return true;
    await tellReturned(tx, payment, { cents: -amountCents, at });
  } else {
    if (isKnown) return true;
    const { row, ...difference } = unknownRefund({ id: providerRefundId, amountCents, refundId: null });
    const about = { paymentId, subjectId: paymentId, comparison: 'provider', foundAt: at };
    await storeDiscrepancy(tx, deps, { ...difference, row: { ...row }, ...about });
    await bookUnknown(tx, { providerId: providerRefundId, cents: amountCents, at, paymentId });
    await tellReturned(tx, payment, { cents: amountCents, at });
  }
  await settleAgain(tx, deps, paymentId);
  return true;
}

function bookUnknown(
  tx: Tx,
  refund: { providerId: string; cents: number; at: Date; paymentId: number },
): Promise<void> {
  return bookUnexplained(tx, { ...refund, reason: { code: 'unknown_refund' } });
}

async function isBooked(tx: Tx, name: string): Promise<boolean> {
  return (await tx.ledgerEntry.findFirst({ where: { transaction: `unexplained:${name}` } })) !== null;
}

async function tellReturned(
  tx: Tx,
  payment: Payment,
  { cents: amountCents, at }: { cents: number; at: Date },
): Promise<void> {
  const { id, paymentIntentId, renterId } = payment;
  if (paymentIntentId === null) throw new Error(`payment ${id} was refunded without ever having had an intent`);
  const bookingId = await findClaimingBooking(tx, payment);
  const { version } = await tx.payment.update({ where: { id }, data: { version: { increment: 1 } } });
  await tx.outbox.append(paymentReturned, {
    subject: id,
    version,
    data: { paymentIntentId, bookingId, renterId, amountCents, returnedAt: at.toISOString() },
  });
}
