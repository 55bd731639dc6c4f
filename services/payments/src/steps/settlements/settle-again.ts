import { bookingSettlement, refundChoice } from '@harbourline/contracts';
import type { LocalDeps, Tx } from '../../db/database';
import { isGivenBackByHand } from '../../db/outside-deposits/is-given-back-by-hand';
import { owedToCard } from '../../db/refunds/owed-to-card';
import { hasMovedByItself } from '../../db/disputes/dispute-standing';
import { fitSettlement } from '../../domain/settlements/fit-settlement';
import { refundUnclaimed } from '../refunds/refund-unclaimed';
import { divideDeposit } from './divide-deposit';

/**
 * Something has become of a dispute or a refund of the provider's dashboard, or of a refund beside one: the deposit is
 * divided as its booking said last, and as they stand now. Nothing happens without one. The payment must be locked.
 */
export async function settleAgain(tx: Tx, deps: LocalDeps, paymentId: number): Promise<void> {
  if (!(await hasMovedByItself(tx, paymentId))) return;
  const payment = await tx.payment.findUniqueOrThrow({ where: { id: paymentId } });
  const { paymentIntentId, status, capturedCents, creditCents } = payment;
  if (status !== 'succeeded' || paymentIntentId === null) return;
  if (await tx.refund.findFirst({ where: { paymentId, bookingId: null } })) {
    return refundUnclaimed(tx, payment, deps.clock.now());
  }
  const booking = await tx.booking.findFirst({ where: { paymentIntentId }, orderBy: { id: 'asc' } });
  if (!booking?.settlement) return;
  const settlement = fitSettlement(bookingSettlement.parse(booking.settlement), capturedCents + creditCents);
  const choice = refundChoice.nullable().parse(booking.refundChoice);
  await divideDeposit(tx, deps, payment, { bookingId: booking.id, settlement, refundChoice: choice });
  await sendAgain(tx, { paymentId, bookingId: booking.id }, deps.clock.now());
}

/** A refund of which nothing was owed any more is due again where something is, unless a person gives it back by hand. */
async function sendAgain(tx: Tx, of: { paymentId: number; bookingId: number }, now: Date): Promise<void> {
  const ended = { ...of, status: 'failed' as const, nextTryAt: null };
  if (!(await tx.refund.findFirst({ where: ended })) || (await isGivenBackByHand(tx, of.bookingId))) return;
  if ((await owedToCard(tx, of.paymentId)) > 0) await tx.refund.updateMany({ where: ended, data: { nextTryAt: now } });
}
