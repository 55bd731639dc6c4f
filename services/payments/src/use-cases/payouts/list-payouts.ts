import { pageOf, rowsToRead, type Page, type PageQuery } from '@harbourline/service-kit/lists/page';
import { cursorOf, placeAfter, readStored } from '@harbourline/service-kit/lists/page-cursor';
import type { Deps } from '../../db/database';
import { withNames, type Named } from '../../db/lists/with-names';
import { findPayouts, type WantedPayouts } from '../../db/payouts/find-payouts';
import type { Payout } from '../../generated/prisma/client';

export type ListedPayout = Named<Payout>;

/** Amounts due to owners, by due date. @throws AppError `invalid_input` for an unknown page. */
export async function listPayouts(
  { db: { client }, clock }: Pick<Deps, 'db' | 'clock'>,
  { limit, cursor, ...wanted }: PageQuery & Omit<WantedPayouts, 'now'>,
): Promise<Page<ListedPayout>> {
  const page = { limit, cursor };
  const read = await findPayouts(
    client,
    { ...wanted, now: clock.now() },
    { after: placeAfter(page, readStored), limit: rowsToRead(page) },
  );
  const { rows, next } = pageOf(read, page, ({ dueAt, bookingId }) => cursorOf(dueAt, bookingId));
  return { next, rows: await withNames(client, rows, (payout) => payout.ownerId) };
}
