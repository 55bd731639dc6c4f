import { paymentDisputed } from '@harbourline/contracts';
import type { LocalDeps, Tx } from '../../db/database';
import { awaitsBooking, findClaimingBooking } from '../../db/intents/find-claiming-booking';
import { lockPaymentOfIntent } from '../../db/intents/lock-payment';
import type { DisputeReport } from '../../domain/provider-events/reports';
import type { Dispute, Payment } from '../../generated/prisma/client';
import { bookDispute } from '../books/book-dispute';
import { settleAgain } from '../settlements/settle-again';

/**
 * The one way in which we learn of a dispute, whether the provider told us or we asked. Each report tells all that has
 * happened so far, so that their order does not matter; won and lost are final.
 * @returns false when we do not know the payment, or it waits for its booking.
 */
export async function recordDisputeState(tx: Tx, deps: LocalDeps, report: DisputeReport): Promise<boolean> {
  const payment = await lockPaymentOfIntent(tx, report.intentId);
  if (!payment || (await awaitsBooking(tx, payment))) return false;
  const known = await tx.dispute.findUnique({ where: { providerDisputeId: report.providerDisputeId } });
  const dispute = known ? await close(tx, known, report) : await open(tx, payment, report);
  const bookingId = await findClaimingBooking(tx, payment);
  await bookDispute(tx, dispute, { ...report, bookingId });
  if (dispute.status !== known?.status) await announce(tx, payment, dispute, bookingId);
  await settleAgain(tx, deps, payment.id);
  return true;
}

function open(tx: Tx, { id: paymentId }: Payment, report: DisputeReport): Promise<Dispute> {
  const { providerDisputeId, amountCents, reason, status, openedAt } = report;
  return tx.dispute.create({
    data: { paymentId, providerDisputeId, amountCents, reason, status, openedAt, closedAt: closedAt(report) },
  });
}

async function close(tx: Tx, known: Dispute, report: DisputeReport): Promise<Dispute> {
  if (known.status !== 'open' || report.status === 'open') return known;
  const data = { status: report.status, closedAt: closedAt(report) };
  return tx.dispute.update({ where: { id: known.id }, data });
}

function closedAt({ status, asOf }: DisputeReport): Date | null {
  return status === 'open' ? null : asOf;
}

async function announce(
  tx: Tx,
  { id, paymentIntentId, renterId }: Payment,
  dispute: Dispute,
  bookingId: number | null,
) {
  if (paymentIntentId === null) throw new Error(`payment ${id} is disputed without ever having had an intent`);
  const { version } = await tx.payment.update({ where: { id }, data: { version: { increment: 1 } } });
  const { amountCents, reason, status } = dispute;
  await tx.outbox.append(paymentDisputed, {
    subject: id,
    version,
    data: { paymentIntentId, bookingId, renterId, amountCents, reason, status },
  });
}
