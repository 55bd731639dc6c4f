import type { RefundReport } from '../provider-events/reports';

type Known = { status: 'requested' | 'succeeded' | 'failed'; attempt: number; providerRefundId: string | null };

/**
 * What a report makes of a refund; null when it changes nothing. A failure ends its attempt, so that whatever is still
 * heard of that attempt afterwards is no longer about this refund. Even a success may fail later, when the bank returns
 * the money.
 */
export function judgeRefund(known: Known, report: RefundReport): RefundReport['status'] | null {
  const sameRefund = report.providerRefundId !== null && report.providerRefundId === known.providerRefundId;
  if (report.attempt !== known.attempt && !sameRefund) return null;
  if (known.status === 'succeeded' && report.status !== 'failed') return null;
  return report.status;
}
