import type { PaymentState } from '@harbourline/contracts';
import type Stripe from 'stripe';
import type {
  CardReport,
  DashboardRefundReport,
  DisputeReport,
  IntentReport,
  RefundReport,
} from '../domain/provider-events/reports';

type ReadIntent = Pick<Stripe.PaymentIntent, 'id' | 'status' | 'amount_received'> & {
  last_payment_error?: { charge?: Named | null } | null;
};

/** The provider's intent in our words, as of an instant; `failure` is what tells of a declined card without a charge. */
export function readIntent(intent: ReadIntent, asOf: Date, failure: string | null = null): IntentReport {
  const charge = intent.last_payment_error?.charge;
  return {
    kind: 'intent',
    intentId: intent.id,
    status: readStatus(intent.status),
    receivedCents: intent.amount_received,
    failedCharge: charge ? nameOf(charge) : failure,
    asOf,
  };
}

function readStatus(status: string): PaymentState['status'] {
  if (status === 'succeeded' || status === 'processing') return status;
  return status === 'canceled' ? 'cancelled' : 'open';
}

interface ReadCharge {
  payment_intent: Named | null;
  payment_method_details: { card?: { brand: string | null; last4: string | null } | undefined } | null;
}

/** The card of the provider's charge; null for one that no card paid, or that belongs to no intent. */
export function readCard({ payment_intent: intent, payment_method_details: paidWith }: ReadCharge): CardReport | null {
  const { brand, last4 } = paidWith?.card ?? {};
  if (intent === null || !brand || !last4) return null;
  return { kind: 'card', intentId: nameOf(intent), brand, last4 };
}

type ReadRefund = Pick<Stripe.Refund, 'id' | 'status' | 'metadata'> & {
  payment_intent: Named | null;
  failure_reason?: string | null;
};

/** An object of the provider, by its name or in full. */
type Named = string | { id: string };

/** The provider's refund in our words; null for one that was not made by us. */
export function readRefund(refund: ReadRefund): RefundReport | null {
  const refundId = Number(refund.metadata?.['refundId']);
  const attempt = Number(refund.metadata?.['attempt']);
  const { payment_intent: intent } = refund;
  if (!Number.isInteger(refundId) || !Number.isInteger(attempt) || intent === null) return null;
  const failed = refund.status === 'failed' || refund.status === 'canceled';
  return {
    kind: 'refund',
    refundId,
    attempt,
    intentId: nameOf(intent),
    providerRefundId: refund.id,
    status: failed ? 'failed' : refund.status === 'succeeded' ? 'succeeded' : 'pending',
    reason: failed ? (refund.failure_reason ?? refund.status) : null,
  };
}

/** The same of one that nobody's program made, as in the provider's dashboard; null for one that says whose it is. */
export function readDashboardRefund(
  refund: Omit<ReadRefund, 'metadata'> & Pick<Stripe.Refund, 'amount' | 'metadata'>,
): DashboardRefundReport | null {
  const { id, amount, status, metadata, payment_intent: intent } = refund;
  if (intent === null || metadata?.['refundId'] !== undefined) return null;
  const failed = status === 'failed' || status === 'canceled';
  return { kind: 'dashboard-refund', intentId: nameOf(intent), providerRefundId: id, amountCents: amount, failed };
}

type ReadDispute = Pick<Stripe.Dispute, 'id' | 'status' | 'reason' | 'amount' | 'created'> & {
  payment_intent: Named | null;
  balance_transactions: { amount: number }[];
};

/** The provider's dispute in our words, as of an instant; null for one about something else than an intent. */
export function readDispute(dispute: ReadDispute, asOf: Date): DisputeReport | null {
  const { payment_intent: intent, balance_transactions: moved } = dispute;
  if (intent === null) return null;
  return {
    kind: 'dispute',
    providerDisputeId: dispute.id,
    intentId: nameOf(intent),
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

function nameOf(named: Named): string {
  return typeof named === 'string' ? named : named.id;
}

function sum(amounts: number[]): number {
  return amounts.reduce((total, each) => total + each, 0);
}
