import { formatDateTime } from '../../shared/lib/dates';

/** The books are Toronto's, whoever reads them. */
export const BOOKS_ZONE = 'America/Toronto';

/** When something happened with money; null where it did not. */
export const when = (iso: string | null): string | null => iso && formatDateTime(iso, BOOKS_ZONE);
