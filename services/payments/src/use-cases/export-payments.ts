import type { exportPayments as contract, RouteBody } from '@harbourline/contracts';
import { inPieces } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { findPayments } from '../db/find-payments';
import { periodOf } from '../domain/book-days';
import { readSearch } from '../domain/payment-search';
import { withParties, type ListedPayment } from './list-payments';

/** All payments that fit, newest first, read piece by piece. */
export function exportPayments(
  { db }: Pick<Deps, 'db'>,
  { status, q, ...days }: RouteBody<typeof contract>,
): AsyncGenerator<ListedPayment> {
  const filter = { status, search: readSearch(q), ...periodOf(days) };
  return inPieces(async (after, limit) =>
    withParties(db, await findPayments(db, filter, { sort: 'newest', after, limit })),
  );
}
