import type { exportPayments as contract, RouteBody } from '@harbourline/contracts';
import { inPieces } from '@harbourline/service-kit';
import type { Deps } from '../../db/database';
import { findPayments } from '../../db/intents/find-payments';
import { withParties, type ListedPayment } from '../../db/lists/with-parties';
import { periodOf } from '../../domain/books/book-days';
import { readSearch } from '../../domain/intents/payment-search';

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
