import type { Status } from '@harbourline/policy';
import { shortMomentInWords, spanInWords } from '../domain/time-in-words';
import type { DocumentFacts } from './facts';

export const STATUS_WORDS: Readonly<Record<Status, string>> = {
  pending: 'Not confirmed yet',
  confirmed: 'Confirmed',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** What a reader has to know of a booking that is not to take place, or not yet sure to; null for all others. */
export function standing({ status, cancelledAt, respondBy, proposed, zone }: DocumentFacts): string | null {
  if (status === 'cancelled') {
    return `This booking was cancelled${cancelledAt ? ` on ${shortMomentInWords(cancelledAt, zone)}` : ''}. It gives nobody a claim to the charter.`;
  }
  if (status !== 'pending') return null;
  const other = proposed ? ` The owner proposes ${spanInWords(proposed, zone)} instead.` : '';
  const until = respondBy ? ` It is answered by ${shortMomentInWords(respondBy, zone)}.` : '';
  return `This is a request which has not been confirmed.${other}${until} Contact details are exchanged with the confirmation; without it the whole deposit is refunded.`;
}
