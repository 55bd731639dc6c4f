import { addDays, instantAt } from '@harbourline/policy';
import { formatDateTime } from './dates';

/** Where the office is: its clock tells when something happened that belongs to no boat. */
const OFFICE_ZONE = 'America/Toronto';

/** When something happened, by the office's clock, whoever reads it; null where it did not. */
export const when = (iso: string | null): string | null => iso && formatDateTime(iso, OFFICE_ZONE);

/** When a day of the office (YYYY-MM-DD) begins, or one so many days later. */
export function dayBegins(day: string, { later = 0 } = {}): string {
  return instantAt(addDays(day, later), '00:00', OFFICE_ZONE).toISOString();
}
