import type { DifferingRow, PaymentState } from '@harbourline/contracts';
import type { DisputeReport } from '../provider-events/reports';
import { inDollars, NO_ROW } from './difference';

/** The provider's record of one payment. Amounts in cents. */
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
  disputes: Pick<DisputeReport, 'providerDisputeId' | 'status' | 'amountCents'>[];
}

/** Our record of it. */
export interface OwnRecord {
  id: number;
  paymentIntentId: string;
  capturedCents: number;
  refunds: {
    id: number;
    amountCents: number;
    status: 'requested' | 'succeeded' | 'failed';
    providerRefundId: string | null;
    succeededAt: Date | null;
  }[];
  disputes: {
    id: number;
    providerDisputeId: string;
    status: DisputeReport['status'];
    amountCents: number;
    closedAt: Date | null;
  }[];
}

export interface Difference {
  kind: 'unknown_refund' | 'amount_differs' | 'status_differs';
  /** The intent, refund or dispute at the provider. */
  providerId: string;
  /** The row of ours that it contradicts. */
  row: DifferingRow;
  /** The amount at stake; below zero if the provider has less than our records say. */
  cents: number;
}

/** Finds differences between the provider's record of a paid deposit and ours that nothing known explains. */
export function findDifferences(ours: OwnRecord, theirs: ProviderRecord): Difference[] {
  return [
    ...intentDifferences(ours, theirs.intent),
    ...unknownRefunds(ours, theirs),
    ...refundDifferences(ours, theirs),
    ...disputeDifferences(ours, theirs),
  ];
}

type Place = [table: string, id: string | number, field: string];

function row([table, id, field]: Place, ours: string, provider: string): DifferingRow {
  return { table, id: String(id), field, says: { [table]: ours, provider } };
}

function intentDifferences(
  { id, paymentIntentId, capturedCents }: OwnRecord,
  intent: ProviderRecord['intent'],
): Difference[] {
  if (intent?.status !== 'succeeded') {
    const where = row(['payments', id, 'status'], 'succeeded', intent?.status ?? NO_ROW);
    return [{ kind: 'status_differs', providerId: paymentIntentId, row: where, cents: -capturedCents }];
  }
  const { receivedCents, currency } = intent;
  if (receivedCents === capturedCents && currency === 'cad') return [];
  const received = `${inDollars(receivedCents)} ${currency.toUpperCase()}`;
  const where = row(['payments', id, 'captured_cents'], `${inDollars(capturedCents)} CAD`, received);
  const cents = receivedCents - capturedCents;
  return [{ kind: 'amount_differs', providerId: paymentIntentId, row: where, cents }];
}

/** The provider's counterpart of a refund still under way is left to the job that sends refunds. */
function unknownRefunds(ours: OwnRecord, theirs: ProviderRecord): Difference[] {
  const known = new Set(ours.refunds.map(({ providerRefundId }) => providerRefundId));
  const underWay = new Set(ours.refunds.filter(({ status }) => status !== 'succeeded').map(({ id }) => id));
  return theirs.refunds
    .filter(({ id, failed, refundId }) => !failed && !known.has(id) && !(refundId !== null && underWay.has(refundId)))
    .map(unknownRefund);
}

/** A refund that nothing of ours explains, by what the provider calls it. */
export function unknownRefund({
  id,
  amountCents,
  refundId,
}: Pick<ProviderRecord['refunds'][number], 'id' | 'amountCents' | 'refundId'>): Difference {
  return {
    kind: 'unknown_refund',
    providerId: id,
    row: row(['refunds', refundId ?? id, 'provider_refund_id'], NO_ROW, `${id}, ${inDollars(amountCents)}`),
    cents: -amountCents,
  };
}

/** Refunds of ours that the provider does not know, or of which it paid another amount. */
function refundDifferences(ours: OwnRecord, theirs: ProviderRecord): Difference[] {
  const made = new Map(theirs.refunds.map((refund) => [refund.id, refund]));
  return ours.refunds.flatMap(({ id, succeededAt, providerRefundId, amountCents }): Difference[] => {
    if (succeededAt === null || succeededAt >= theirs.asOf || providerRefundId === null) return [];
    const refund = made.get(providerRefundId);
    if (!refund) {
      const where = row(
        ['refunds', id, 'provider_refund_id'],
        `${providerRefundId}, ${inDollars(amountCents)}`,
        NO_ROW,
      );
      return [{ kind: 'status_differs', providerId: providerRefundId, row: where, cents: amountCents }];
    }
    if (refund.amountCents === amountCents) return [];
    const where = row(['refunds', id, 'amount_cents'], inDollars(amountCents), inDollars(refund.amountCents));
    const cents = amountCents - refund.amountCents;
    return [{ kind: 'amount_differs', providerId: providerRefundId, row: where, cents }];
  });
}

/** Longer than clocks differ. */
const SKEW_MS = 60_000;

/** Disputes that the provider does not know, or of which it says something else; a new end is recorded before. */
function disputeDifferences(ours: OwnRecord, theirs: ProviderRecord): Difference[] {
  return ours.disputes.flatMap(({ id, providerDisputeId, status, amountCents, closedAt }): Difference[] => {
    const differs = (kind: Difference['kind'], where: DifferingRow) => [
      { kind, providerId: providerDisputeId, row: where, cents: -amountCents },
    ];
    const dispute = theirs.disputes.find((each) => each.providerDisputeId === providerDisputeId);
    if (!dispute) {
      const where = row(['disputes', id, 'provider_dispute_id'], providerDisputeId, NO_ROW);
      return differs('status_differs', where);
    }
    const justClosed = closedAt !== null && closedAt.getTime() > theirs.asOf.getTime() - SKEW_MS;
    if (dispute.status !== status && !justClosed) {
      const where = row(['disputes', id, 'status'], status, dispute.status);
      return differs('status_differs', where);
    }
    if (dispute.amountCents === amountCents) return [];
    const where = row(['disputes', id, 'amount_cents'], inDollars(amountCents), inDollars(dispute.amountCents));
    return differs('amount_differs', where);
  });
}
