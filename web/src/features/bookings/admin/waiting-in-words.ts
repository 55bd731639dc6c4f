import type { BookingView } from '@harbourline/contracts';
import type { Standing } from '@harbourline/policy';
import { listInWords } from '@harbourline/policy/words';
import { promiseThen } from '../../../shared/booking/deposit-in-words';
import { formatDateTime } from '../../../shared/lib/dates';
import { text } from '../words';

/** Whose turn it is, until when, and what becomes of the deposit otherwise, for administrators; null where it is nobody's. */
export function waitingInWords({ deposit, zone }: BookingView, standing: Standing): string | null {
  const { awaits, until } = standing;
  if (awaits.length === 0) return null;
  const who = listInWords(awaits.map((party) => text(`history.actors.${party}`)));
  const by = until && text('admin.details.answerBy', { deadline: formatDateTime(until.toISOString(), zone) });
  const otherwise = standing.deposit.becomes === 'stays' ? null : promiseThen(deposit, standing, 'others', zone);
  return [who, by, otherwise && text('admin.details.otherwise', { deposit: otherwise })].filter(Boolean).join('\n');
}
