import { dateOfDay } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import { today } from '../domain/today';

const MOST_YEARS = 50;

/** @throws AppError `invalid_input` for a licence that has expired, or whose year is a slip of the finger. */
export function requireFutureExpiry(expiresOn: string, now: Date): void {
  if (expiresOn < today(now)) throw refusal('This license has expired');
  const years = dateOfDay(expiresOn).getUTCFullYear() - now.getUTCFullYear();
  if (years > MOST_YEARS) throw refusal(`Please enter a date within the next ${MOST_YEARS} years`);
}

function refusal(message: string): AppError {
  return new AppError('invalid_input', { message, fields: { expiresOn: message } });
}
