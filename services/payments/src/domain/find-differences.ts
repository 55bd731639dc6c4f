import type { PaymentState } from '@harbourline/contracts';

/** What the provider knows of one payment. Amounts in cents. */
export interface ProviderRecord {
  /** When the look-up began: what has happened since, it need not tell. */
  asOf: Date;
  /** null when the provider knows no such intent. */
  intent: { status: PaymentState['status']; receivedCents: number; currency: string } | null;
  refunds: {
    id: string;
    amountCents: number;
    failed: boolean;
    /** The refund of ours that it says it is. */
    refundId: number | null;
  }[];
}

/** What we know of it. */
export interface OwnRecord {
  intentId: string;
  capturedCents: number;
  refunds: {
    id: number;
    amountCents: number;
    status: 'requested' | 'succeeded' | 'failed';
    providerRefundId: string | null;
    succeededAt: Date | null;
  }[];
}

export interface Difference {
  kind: 'unknown_refund' | 'amount_differs' | 'status_differs';
  /** The intent or the refund at the provider. */
  providerId: string;
  detail: string;
  /** What is at stake; below zero where the provider has less than we think. */
  cents: number;
}

/** Where the provider's record of a paid deposit says something else than ours, and nothing that we know explains it. */
export function findDifferences(ours: OwnRecord, theirs: ProviderRecord): Difference[] {
  return [...intentDifferences(ours, theirs.intent), ...unknownRefunds(ours, theirs), ...missingRefunds(ours, theirs)];
}

function intentDifferences({ intentId, capturedCents }: OwnRecord, intent: ProviderRecord['intent']): Difference[] {
  const differs = (kind: Difference['kind'], detail: string, cents: number) => [
    { kind, providerId: intentId, detail, cents },
  ];
  if (!intent) return differs('status_differs', 'The provider does not know this payment.', -capturedCents);
  const { status, receivedCents, currency } = intent;
  if (status !== 'succeeded') return differs('status_differs', `The provider calls it ${status}.`, -capturedCents);
  if (receivedCents === capturedCents && currency === 'cad') return [];
  const detail = `The provider received ${receivedCents} cents in ${currency.toUpperCase()}, we know of ${capturedCents}.`;
  return differs('amount_differs', detail, receivedCents - capturedCents);
}

/** What stands for a refund of ours that is still under way is looked for by the job that sends it. */
function unknownRefunds(ours: OwnRecord, theirs: ProviderRecord): Difference[] {
  const known = new Set(ours.refunds.map(({ providerRefundId }) => providerRefundId));
  const underWay = new Set(ours.refunds.filter(({ status }) => status !== 'succeeded').map(({ id }) => id));
  return theirs.refunds
    .filter(({ id, failed, refundId }) => !failed && !known.has(id) && !(refundId !== null && underWay.has(refundId)))
    .map(({ id, amountCents }) => ({
      kind: 'unknown_refund',
      providerId: id,
      detail: 'A refund that we did not ask for.',
      cents: -amountCents,
    }));
}

function missingRefunds(ours: OwnRecord, theirs: ProviderRecord): Difference[] {
  const made = new Set(theirs.refunds.map(({ id }) => id));
  return ours.refunds.flatMap(({ succeededAt, providerRefundId, amountCents }) =>
    succeededAt !== null && succeededAt < theirs.asOf && providerRefundId !== null && !made.has(providerRefundId)
      ? [
          {
            kind: 'status_differs' as const,
            providerId: providerRefundId,
            detail: 'The provider does not know this refund.',
            cents: amountCents,
          },
        ]
      : [],
  );
}
