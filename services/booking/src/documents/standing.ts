import { promiseInWords, refundInWords, wholeRefund, type Status, spanInWords } from '@harbourline/policy';
import { shortMomentInWords } from '../domain/time-in-words';
import { writingOf } from './deposit-sentences';
import type { DocumentFacts } from './facts';

export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  pending: 'Not confirmed yet',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Canceled',
};

/** The notice about a booking that will not take place, or is not certain yet; null for all others. */
export function standing(facts: DocumentFacts): string | null {
  const { status, cancelledAt, zone, deposit } = facts;
  if (status === 'cancelled') {
    const when = cancelledAt ? ` on ${shortMomentInWords(cancelledAt, zone)}` : '';
    const back = refundInWords(deposit, 'others', writingOf(facts));
    return [`This booking was canceled${when}. It does not entitle anybody to the charter.`, ...back].join(' ');
  }
  return status === 'pending' ? asRequest(facts) : null;
}

function asRequest(facts: DocumentFacts): string {
  const { respondBy, proposed, zone, deposit } = facts;
  return [
    'This is a request that has not been confirmed.',
    proposed && `The owner proposes ${spanInWords(proposed, zone)} instead.`,
    respondBy && `An answer is due by ${shortMomentInWords(respondBy, zone)}.`,
    'Contact details are exchanged when it is confirmed. Otherwise the reservation ends.',
    promiseInWords(wholeRefund(deposit), 'others', writingOf(facts)),
  ]
    .filter(Boolean)
    .join(' ');
}
