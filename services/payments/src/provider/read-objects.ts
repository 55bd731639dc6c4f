import type { PaymentState } from '@harbourline/contracts';
import type Stripe from 'stripe';
import type { IntentReport, RefundReport } from '../domain/reports';

/** The provider's intent in our words, as of an instant. */
export function readIntent(
  intent: Pick<Stripe.PaymentIntent, 'id' | 'status' | 'amount_received'>,
  asOf: Date,
): IntentReport {
  return {
    kind: 'intent',
    intentId: intent.id,
    status: readStatus(intent.status),
    receivedCents: intent.amount_received,
    asOf,
  };
}

function readStatus(status: string): PaymentState['status'] {
  if (status === 'succeeded' || status === 'processing') return status;
  return status === 'canceled' ? 'cancelled' : 'open';
}

/** The provider's refund in our words; null for one that was not made by us. */
export function readRefund(
  refund: Pick<Stripe.Refund, 'id' | 'status' | 'metadata'> & { failure_reason?: string | null },
): RefundReport | null {
  const refundId = Number(refund.metadata?.['refundId']);
  const attempt = Number(refund.metadata?.['attempt']);
  if (!Number.isInteger(refundId) || !Number.isInteger(attempt)) return null;
  const failed = refund.status === 'failed' || refund.status === 'canceled';
  return {
    kind: 'refund',
    refundId,
    attempt,
    providerRefundId: refund.id,
    status: failed ? 'failed' : refund.status === 'succeeded' ? 'succeeded' : 'pending',
    reason: failed ? (refund.failure_reason ?? refund.status) : null,
  };
}
