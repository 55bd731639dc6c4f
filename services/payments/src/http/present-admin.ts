import {
  discrepancy as discrepancyShape,
  type AdminDispute,
  type AdminPayment,
  type AdminRefund,
  type Discrepancy,
  type LedgerEntry,
  type Payout,
} from '@harbourline/contracts';
import { dollarsOf } from '@harbourline/policy';
import type { LedgerLine } from '../db/ledger-lines';
import { cardOf } from '../domain/card-of';
import { outstandingCents, payoutStatus } from '../domain/payout-status';
import type { ListedDiscrepancy } from '../use-cases/list-discrepancies';
import type { ListedDispute } from '../use-cases/list-disputes';
import type { ListedPayment } from '../use-cases/list-payments';
import type { ListedPayout } from '../use-cases/list-payouts';
import type { ListedRefund } from '../use-cases/list-refunds';

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null;

export function presentRefund({ payment, personName, ...refund }: ListedRefund): AdminRefund {
  return {
    id: refund.id,
    paymentId: refund.paymentId,
    bookingId: refund.bookingId,
    renterId: payment.renterId,
    renterName: personName,
    amount: dollarsOf(refund.amountCents),
    status: refund.status,
    tries: refund.tries,
    lastError: refund.lastError,
    requestedAt: refund.requestedAt.toISOString(),
    succeededAt: iso(refund.succeededAt),
    nextTryAt: iso(refund.nextTryAt),
  };
}

export function presentDispute({ payment, personName, ...dispute }: ListedDispute): AdminDispute {
  return {
    id: dispute.id,
    paymentId: dispute.paymentId,
    bookingId: dispute.bookingId,
    renterId: payment.renterId,
    renterName: personName,
    amount: dollarsOf(dispute.amountCents),
    reason: dispute.reason,
    status: dispute.status,
    providerDisputeId: dispute.providerDisputeId,
    openedAt: dispute.openedAt.toISOString(),
    closedAt: iso(dispute.closedAt),
  };
}

export function presentPayment({ refunds, disputes, personName, ...payment }: ListedPayment): AdminPayment {
  const { renterId, bookingId } = payment;
  const within = { payment: { renterId }, personName };
  const refunded = refunds.filter(({ status }) => status === 'succeeded');
  return {
    id: payment.id,
    paymentIntentId: payment.intentId,
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

export function presentPayout({ personName, ...payout }: ListedPayout, now: Date): Payout {
  return {
    bookingId: payout.bookingId,
    ownerId: payout.ownerId,
    ownerName: personName,
    boatTitle: payout.boatTitle,
    charterEnd: payout.charterEnd.toISOString(),
    amount: dollarsOf(payout.amountCents),
    taxes: dollarsOf(payout.taxCents),
    commission: dollarsOf(payout.commissionCents),
    paidOut: dollarsOf(payout.paidOutCents),
    outstanding: dollarsOf(outstandingCents(payout)),
    dueAt: payout.dueAt.toISOString(),
    status: payoutStatus(payout, now),
    paidOutAt: iso(payout.paidOutAt),
    reference: payout.reference,
  };
}

export function presentLedgerLine({ cents, at, ...line }: LedgerLine): LedgerEntry {
  return { ...line, amount: dollarsOf(cents), at: at.toISOString() };
}

export function presentDiscrepancy({
  cents,
  row,
  foundAt,
  resolvedAt,
  ...discrepancy
}: ListedDiscrepancy): Discrepancy {
  return {
    id: discrepancy.id,
    kind: discrepancyShape.shape.kind.parse(discrepancy.kind),
    paymentId: discrepancy.paymentId,
    bookingId: discrepancy.bookingId,
    providerId: discrepancy.providerId,
    row: discrepancyShape.shape.row.parse(row),
    detail: discrepancy.detail,
    amount: dollarsOf(cents),
    foundAt: foundAt.toISOString(),
    resolvedAt: iso(resolvedAt),
    resolution: discrepancy.resolution,
  };
}
