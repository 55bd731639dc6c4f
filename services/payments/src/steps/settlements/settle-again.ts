import { bookingSettlement, refundChoice } from '@harbourline/contracts';
import type { LocalDeps, Tx } from '../../db/database';
import { fitSettlement } from '../../domain/settlements/fit-settlement';
import { refundUnclaimed } from '../refunds/refund-unclaimed';
import { divideDeposit } from './divide-deposit';

/**
 * Something has become of a dispute, or of a refund beside one: the deposit is divided as its booking said last, and as
 * the disputes stand now. Nothing happens without a dispute. The payment must be locked.
 */
export async function settleAgain(tx: Tx, deps: LocalDeps, paymentId: number): Promise<void> {
  if (!(await tx.dispute.findFirst({ where: { paymentId } }))) return;
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
}
