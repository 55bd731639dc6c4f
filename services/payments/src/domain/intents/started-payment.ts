import type { Payment } from '../../generated/prisma/client';

/** A payment that the provider knows as well, or does not have to. */
export type StartedPayment = Payment & { paymentIntentId: string };

export function isStarted(payment: Payment): payment is StartedPayment {
  return payment.paymentIntentId !== null;
}
