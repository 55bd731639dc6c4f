import { pageOf, rowsToRead, type Page, type PageQuery } from '@harbourline/service-kit/lists/page';
import { cursorOf, placeAfter, readStored } from '@harbourline/service-kit/lists/page-cursor';
import { ledgerLines, type LedgerLine } from '../../db/books/ledger-lines';
import type { Deps } from '../../db/database';
import { periodOf } from '../../domain/books/book-days';

export interface LedgerPageQuery extends PageQuery {
  bookingId?: number | undefined;
  account?: string | undefined;
  /** Local days, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The lines of the books, newest first. @throws AppError `invalid_input` for an unknown page. */
export async function listLedger({ db }: Pick<Deps, 'db'>, query: LedgerPageQuery): Promise<Page<LedgerLine>> {
  const { bookingId, account } = query;
  const read = await ledgerLines(db, {
    bookingId,
    account,
    ...periodOf(query),
    after: placeAfter(query, readStored),
    limit: rowsToRead(query),
  });
  return pageOf(read, query, ({ at, id }) => cursorOf(at, id));
}
