import type { listPayments as contract, RouteQuery } from '@harbourline/contracts';
import { placeInOrder } from '@harbourline/service-kit';
import { pageOf, rowsToRead, type Page } from '@harbourline/service-kit/lists/page';
import type { Deps } from '../../db/database';
import { findPayments } from '../../db/intents/find-payments';
import { withParties, type ListedPayment } from '../../db/lists/with-parties';
import { periodOf } from '../../domain/books/book-days';
import { cursorAfter, readPlace } from '../../domain/intents/payment-order';
import { readSearch } from '../../domain/intents/payment-search';

export type PaymentsQuery = RouteQuery<typeof contract>;

/** Payments with their refunds and disputes, newest first unless asked otherwise. @throws AppError `invalid_input` for an unknown page. */
export async function listPayments({ db }: Pick<Deps, 'db'>, query: PaymentsQuery): Promise<Page<ListedPayment>> {
  const { status, bookingId, renterId, q, sort = 'newest', cursor } = query;
  const filter = { status, bookingId, renterId, search: readSearch(q), ...periodOf(query) };
  const after = placeInOrder(cursor, sort, readPlace);
  const read = await findPayments(db, filter, { sort, after, limit: rowsToRead(query) });
  const { rows, next } = pageOf(read, query, (last) => cursorAfter(sort, last));
  return { next, rows: await withParties(db, rows) };
}
