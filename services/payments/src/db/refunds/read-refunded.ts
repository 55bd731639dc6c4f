import { refundedOf } from '../../domain/settlements/division';
import type { Payment } from '../../generated/prisma/client';
import type { Tx } from '../database';
import { lockOutsideDeposit } from '../outside-deposits/lock-outside-deposit';

export type Refunded = ReturnType<typeof refundedOf>;

/** How the deposit of a booking, or of no booking, has been refunded already. The payment must be locked. */
export async function readRefunded(tx: Tx, { id, creditCents }: Payment, bookingId: number | null): Promise<Refunded> {
  const credit = bookingId === null ? null : await tx.credit.findUnique({ where: { bookingId } });
  const refund = await tx.refund.findFirst({ where: { paymentId: id, bookingId } });
  const used = await tx.creditUse.aggregate({ where: { paymentId: id, status: 'used' }, _sum: { cents: true } });
  const byHand = bookingId === null ? null : await lockOutsideDeposit(tx, bookingId);
  const givenBackCents = byHand?.settledVersion === 0 ? byHand.givenBackCents : 0;
  return refundedOf({ creditCents, usedCents: used._sum.cents ?? 0, credit, refund, givenBackCents });
}
