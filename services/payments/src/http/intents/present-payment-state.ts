import type { PaymentState } from '@harbourline/contracts';
import { cardOf } from '../../domain/cards/card-of';
import type { Payment } from '../../generated/prisma/client';

/** A payment as booking sees it. */
export function presentPaymentState(payment: Payment): PaymentState {
  if (payment.paymentIntentId === null) throw new Error(`payment ${payment.id} has no intent to be known by`);
  return {
    paymentIntentId: payment.paymentIntentId,
    status: payment.status,
    amountCents: payment.amountCents,
    creditCents: payment.creditCents,
    card: cardOf(payment),
    renterId: payment.renterId,
    boatId: payment.boatId,
    holdId: payment.holdId,
    paidAt: payment.paidAt?.toISOString() ?? null,
  };
}
