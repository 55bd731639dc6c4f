import type { Page } from '../lists/page';
import { nextLink } from './next-link';
import { totalHeader, type Total } from './total-count';

/** A page of a list: where the next one is, and how many there are on all of them where that was counted. */
export function pageReply<Row, View>(
  url: URL,
  { rows, total, next }: Page<Row> & { total?: Total },
  view: (row: Row) => View,
) {
  return {
    status: 200,
    headers: { ...nextLink(url, next), ...(total && totalHeader(total)) },
    body: rows.map((row) => view(row)),
  };
}
