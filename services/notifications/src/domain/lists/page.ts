import { noSuchPage, type Total } from '@harbourline/service-kit';
import { cursorOf, placeOf, type Place } from './page-cursor';

const MOST = 200;

export interface PageQuery {
  limit?: number | undefined;
  cursor?: string | undefined;
}

export interface Page<Row> {
  rows: Row[];
  /** How many there are on all pages. */
  total: Total;
  /** The cursor of the next page; null when this is the last one. */
  next: string | null;
}

/** How many rows to ask for: one more than a page holds tells whether there is another page. */
export function rowsToRead({ limit = MOST }: PageQuery): number {
  return limit + 1;
}

/** What of the rows that were read belongs to the page. */
export function pageOf<Row extends Place<number | string>>(
  read: Row[],
  total: Total,
  { limit = MOST }: PageQuery,
): Page<Row> {
  const rows = read.slice(0, limit);
  const last = rows.at(-1);
  return { rows, total, next: read.length > limit && last ? cursorOf(last) : null };
}

/**
 * The place after which a page begins; undefined for the first one.
 * @throws AppError `invalid_input` for a cursor of another list.
 */
export function placeAfter<Id extends number | string>(
  { cursor }: PageQuery,
  readId: (text: string) => Id | undefined,
): Place<Id> | undefined {
  if (cursor === undefined) return undefined;
  const place = placeOf(cursor, readId);
  if (!place) throw noSuchPage();
  return place;
}
