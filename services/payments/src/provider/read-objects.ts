import type { PaymentState } from '@harbourline/contracts';
import type Stripe from 'stripe';
import type { DisputeReport, IntentReport, RefundReport } from '../domain/reports';

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

type ReadDispute = Pick<Stripe.Dispute, 'id' | 'status' | 'reason' | 'amount' | 'created'> & {
  payment_intent: string | { id: string } | null;
  balance_transactions: { amount: number }[];
};

/** The provider's dispute in our words, as of an instant; null for one about something else than an intent. */
export function readDispute(dispute: ReadDispute, asOf: Date): DisputeReport | null {
  const { payment_intent: intent, balance_transactions: moved } = dispute;
  if (intent === null) return null;
  return {
    kind: 'dispute',
    providerDisputeId: dispute.id,
    intentId: typeof intent === 'string' ? intent : intent.id,
    status: readDisputeStatus(dispute.status),
    reason: dispute.reason,
    amountCents: dispute.amount,
    withdrawnCents: sum(moved.map(({ amount }) => Math.max(0, -amount))),
    reinstatedCents: sum(moved.map(({ amount }) => Math.max(0, amount))),
    openedAt: new Date(dispute.created * 1_000),
    asOf,
  };
}

function readDisputeStatus(status: string): DisputeReport['status'] {
  if (status === 'won' || status === 'lost') return status;
  // An inquiry that never became a dispute.
  return status === 'warning_closed' ? 'won' : 'open';
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, each) => total + each, 0);
}
