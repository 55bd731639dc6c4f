import type { PaymentState } from '@harbourline/contracts';
import type { IntentReport } from '../provider-events/reports';

type Status = PaymentState['status'];

/** Succeeded and cancelled: the provider does not change those any more. */
export function isFinal(status: Status): boolean {
  return status === 'succeeded' || status === 'cancelled';
}

/**
 * What a report makes of a payment; null when it changes nothing. Money that was taken counts whenever we hear of it,
 * and for good. What is not final is taken back by nothing older than what we know.
 */
export function judgeIntent(known: { status: Status; knownAt: Date }, report: IntentReport): Status | null {
  if (known.status === 'succeeded') return null;
  if (report.status === 'succeeded') return 'succeeded';
  if (known.status === 'cancelled') return null;
  if (report.status === 'cancelled') return 'cancelled';
  return report.asOf < known.knownAt ? null : report.status;
}
