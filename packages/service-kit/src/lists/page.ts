import type { Total } from '../http/total-count';

const MOST = 200;

export interface PageQuery {
  limit?: number | undefined;
  cursor?: string | undefined;
}

export interface Page<Row> {
  rows: Row[];
  /** The cursor of the next page; null when this is the last one. */
  next: string | null;
}

/** A page of a list of which is known how many rows there are on all pages. */
export interface CountedPage<Row> extends Page<Row> {
  total: Total;
}

/** How many rows to ask for: one more than a page holds tells whether there is another page. */
export function rowsToRead({ limit = MOST }: PageQuery): number {
  return limit + 1;
}

/** What of the rows that were read belongs to the page. `cursorAfter` makes the next page's cursor of its last row. */
export function pageOf<Row>(read: Row[], { limit = MOST }: PageQuery, cursorAfter: (last: Row) => string): Page<Row> {
  const rows = read.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: read.length > limit && last !== undefined ? cursorAfter(last) : null };
}
