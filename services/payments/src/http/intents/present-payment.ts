import type { AdminPayment } from '@harbourline/contracts';
import { dollarsOf } from '@harbourline/policy';
import type { ListedPayment } from '../../db/lists/with-parties';
import { cardOf } from '../../domain/cards/card-of';
import { presentDispute } from '../disputes/present-dispute';
import { iso } from '../iso';
import { presentRefund } from '../refunds/present-refund';

export function presentPayment({ refunds, disputes, personName, ...payment }: ListedPayment): AdminPayment {
  const { renterId, bookingId } = payment;
  const within = { payment: { renterId }, personName };
  const refunded = refunds.filter(({ status }) => status === 'succeeded');
  return {
    id: payment.id,
    paymentIntentId: payment.paymentIntentId,
    bookingId,
    renterId,
    renterName: personName,
    boatId: payment.boatId,
    card: cardOf(payment),
    status: payment.status,
    amount: dollarsOf(payment.amountCents),
    creditApplied: dollarsOf(payment.creditCents),
    captured: dollarsOf(payment.capturedCents),
    refunded: dollarsOf(refunded.reduce((sum, { amountCents }) => sum + amountCents, 0)),
    createdAt: payment.createdAt.toISOString(),
    paidAt: iso(payment.paidAt),
    refunds: refunds.map((refund) => presentRefund({ ...refund, ...within })),
    disputes: disputes.map((dispute) => presentDispute({ ...dispute, ...within, bookingId })),
  };
}
