import type { listPayments as contract, RouteQuery } from '@harbourline/contracts';
import { placeInOrder } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { findPayments, type PaymentInFull } from '../db/find-payments';
import { withBooking } from '../db/with-booking';
import { withNames, type Named } from '../db/with-names';
import { periodOf } from '../domain/book-days';
import { cursorAfter, readPlace } from '../domain/payment-order';
import { readSearch } from '../domain/payment-search';
import { cutPage, rowsToRead, type Page } from './page';

export type PaymentsQuery = RouteQuery<typeof contract>;
export type ListedPayment = Named<PaymentInFull & { bookingId: number | null }>;

/** Payments with their refunds and disputes, newest first unless asked otherwise. @throws AppError `invalid_input` for an unknown page. */
export async function listPayments({ db }: Pick<Deps, 'db'>, query: PaymentsQuery): Promise<Page<ListedPayment>> {
  const { status, bookingId, renterId, q, sort = 'newest', cursor } = query;
  const filter = { status, bookingId, renterId, search: readSearch(q), ...periodOf(query) };
  const after = placeInOrder(cursor, sort, readPlace);
  const read = await findPayments(db, filter, { sort, after, limit: rowsToRead(query) });
  const { rows, next } = cutPage(read, query, (last) => cursorAfter(sort, last));
  return { next, rows: await withParties(db, rows) };
}

/** With who paid, and for which booking. */
export async function withParties(db: Deps['db'], payments: PaymentInFull[]): Promise<ListedPayment[]> {
  const booked = await withBooking(db, payments, ({ intentId }) => intentId);
  return withNames(db.client, booked, ({ renterId }) => renterId);
}
