export const BOOKS_VIEWS = [
  'payments',
  'refunds',
  'by-hand',
  'payouts',
  'ledger',
  'discrepancies',
  'disputes',
] as const;
export type BooksView = (typeof BOOKS_VIEWS)[number];

/** What of the books the address names; the payments themselves where it names nothing. */
export function readBooksView(search: URLSearchParams): BooksView {
  return BOOKS_VIEWS.find((view) => view === search.get('view')) ?? BOOKS_VIEWS[0];
}
