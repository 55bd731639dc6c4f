import type { Payment, Refund } from '../../generated/prisma/client';
import type { Tx } from '../database';
import { lockPayment } from '../intents/lock-payment';

/** Locks a refund through its payment, whose events tell of it. */
export async function lockRefund(tx: Tx, id: number): Promise<(Refund & { payment: Payment }) | null> {
  const known = await tx.refund.findUnique({ where: { id }, select: { paymentId: true } });
  if (!known) return null;
  await lockPayment(tx, known.paymentId);
  return tx.refund.findUniqueOrThrow({ where: { id }, include: { payment: true } });
}
