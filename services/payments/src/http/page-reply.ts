import { nextLink } from '@harbourline/service-kit';
import type { Page } from '../domain/lists/page';

/** A page of a list, and where the next one is. */
export function pageReply<Row, View>(url: URL, { rows, next }: Page<Row>, view: (row: Row) => View) {
  return { status: 200, headers: nextLink(url, next), body: rows.map(view) };
}
