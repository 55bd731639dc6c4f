import { formatDateTime } from './dates';

/** Where the office is: its clock tells when something happened that belongs to no boat. */
const OFFICE_ZONE = 'America/Toronto';

/** When something happened, by the office's clock, whoever reads it; null where it did not. */
export const when = (iso: string | null): string | null => iso && formatDateTime(iso, OFFICE_ZONE);
