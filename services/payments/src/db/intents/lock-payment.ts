import { columnsOf } from '@harbourline/service-kit';
import { Prisma, type Payment } from '../../generated/prisma/client';
import type { Tx } from '../database';

const PAYMENT = Prisma.raw(columnsOf(Prisma.PaymentScalarFieldEnum, { paymentIntentId: 'intent_id' }));

/** Locks the payment behind the provider's intent, as whoever changes a payment or its refunds has to do first. */
export async function lockPaymentOfIntent(tx: Tx, paymentIntentId: string): Promise<Payment | null> {
  const [payment] = await tx.$queryRaw<Payment[]>`
    SELECT ${PAYMENT} FROM payments WHERE intent_id = ${paymentIntentId} FOR UPDATE`;
  return payment ?? null;
}

export async function lockPayment(tx: Tx, id: number): Promise<Payment> {
  const [payment] = await tx.$queryRaw<Payment[]>`SELECT ${PAYMENT} FROM payments WHERE id = ${id} FOR UPDATE`;
  if (!payment) throw new Error(`there is no payment ${id}`);
  return payment;
}
