import { nextLink, totalHeader } from '@harbourline/service-kit';
import type { Page } from '../domain/lists/page';

/** A page of a list: where the next one is, and how many there are on all of them. */
export function pageReply<Row, View>(url: URL, { rows, total, next }: Page<Row>, view: (row: Row) => View) {
  return {
    status: 200,
    headers: { ...nextLink(url, next), ...totalHeader(total) },
    body: rows.map(view),
  };
}
