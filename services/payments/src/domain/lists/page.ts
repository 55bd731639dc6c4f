import { noSuchPage } from '@harbourline/service-kit';
import { cursorOf, readCursor } from './page-cursor';

const MOST = 200;
const LARGEST_ID = 2 ** 31 - 1;

export interface PageQuery {
  limit?: number | undefined;
  cursor?: string | undefined;
}

export interface Page<Row> {
  rows: Row[];
  /** The cursor of the next page; null when this is the last one. */
  next: string | null;
}

/** How many rows to ask for: one more than a page holds tells whether there is another page. */
export function rowsToRead({ limit = MOST }: PageQuery): number {
  return limit + 1;
}

/** What of the rows that were read belongs to the page. `place` are the numbers by which the list is sorted. */
export function pageOf<Row>(read: Row[], { limit = MOST }: PageQuery, place: (row: Row) => number[]): Page<Row> {
  return cutPage(read, { limit }, (last) => cursorOf(place(last)));
}

/** The same for a list with cursors of its own, each made of a page's last row. */
export function cutPage<Row>(read: Row[], { limit = MOST }: PageQuery, cursorAfter: (last: Row) => string): Page<Row> {
  const rows = read.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: read.length > limit && last !== undefined ? cursorAfter(last) : null };
}

/** The instant and the id after which a page begins. @throws AppError `invalid_input` for a cursor of another list. */
export function placeAfter({ cursor }: PageQuery): { at: Date; id: number } | undefined {
  if (cursor === undefined) return undefined;
  const [at = 0, id = 0] = read(cursor, 2);
  return { at: new Date(at), id };
}

/** The id after which a page begins. @throws AppError `invalid_input` for a cursor of another list. */
export function idAfter({ cursor }: PageQuery): number | undefined {
  return cursor === undefined ? undefined : read(cursor, 1)[0];
}

function read(cursor: string, length: number): number[] {
  const place = readCursor(cursor, length);
  if (place && (place.at(-1) ?? 0) <= LARGEST_ID) return place;
  throw noSuchPage();
}
