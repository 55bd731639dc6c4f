import type { Payment } from '../generated/prisma/client';
import type { Tx } from './database';

/** Locks the payment behind the provider's intent, as whoever changes a payment or its refunds has to do first. */
export async function lockPaymentOfIntent(tx: Tx, intentId: string): Promise<Payment | null> {
  await tx.$queryRaw`SELECT 1 FROM payments WHERE intent_id = ${intentId} FOR UPDATE`;
  return tx.payment.findUnique({ where: { intentId } });
}

export async function lockPayment(tx: Tx, id: number): Promise<Payment> {
  await tx.$queryRaw`SELECT 1 FROM payments WHERE id = ${id} FOR UPDATE`;
  return tx.payment.findUniqueOrThrow({ where: { id } });
}
