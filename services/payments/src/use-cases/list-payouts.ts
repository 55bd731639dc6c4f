import type { Deps } from '../db/database';
import { withNames, type Named } from '../db/with-names';
import type { Payout, Prisma } from '../generated/prisma/client';
import type { payoutStatus } from '../domain/payout-status';
import { pageOf, placeAfter, rowsToRead, type Page, type PageQuery } from './page';

export type ListedPayout = Named<Payout>;

export interface PayoutsQuery extends PageQuery {
  status?: ReturnType<typeof payoutStatus> | undefined;
  ownerId?: number | undefined;
}

/** Amounts due to owners, by due date. @throws AppError `invalid_input` for an unknown page. */
export async function listPayouts(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { status, ownerId, ...page }: PayoutsQuery,
): Promise<Page<ListedPayout>> {
  const after = placeAfter(page);
  const { client } = db;
  const paidOut = { amountCents: { equals: client.payout.fields.paidOutCents } };
  const by: Record<NonNullable<typeof status>, Prisma.PayoutWhereInput> = {
    paid_out: paidOut,
    due: { NOT: paidOut, dueAt: { lte: clock.now() } },
    upcoming: { NOT: paidOut, dueAt: { gt: clock.now() } },
  };
  const read = await client.payout.findMany({
    where: {
      AND: [
        status ? by[status] : {},
        ownerId === undefined ? {} : { ownerId },
        after ? { OR: [{ dueAt: { gt: after.at } }, { dueAt: after.at, bookingId: { gt: after.id } }] } : {},
      ],
    },
    orderBy: [{ dueAt: 'asc' }, { bookingId: 'asc' }],
    take: rowsToRead(page),
  });
  const { rows, next } = pageOf(read, page, ({ dueAt, bookingId }) => [dueAt.getTime(), bookingId]);
  return { next, rows: await withNames(client, rows, (payout) => payout.ownerId) };
}
