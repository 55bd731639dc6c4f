import { pageOf, rowsToRead, type Page, type PageQuery } from '@harbourline/service-kit/lists/page';
import { cursorOf, placeAfter, readStored } from '@harbourline/service-kit/lists/page-cursor';
import type { Deps } from '../../db/database';
import { withNames, type Named } from '../../db/lists/with-names';
import type { manualRefundStatus } from '../../domain/outside-deposits/manual-refund';
import type { OutsideDeposit, Prisma } from '../../generated/prisma/client';

export type ListedManualRefund = Named<OutsideDeposit>;
type Status = ReturnType<typeof manualRefundStatus>;

/** What has to be given back by hand, and what has been, by when it became due. @throws AppError `invalid_input` for an unknown page. */
export async function listManualRefunds(
  { db: { client } }: Pick<Deps, 'db'>,
  { status, ...page }: PageQuery & { status?: Status | undefined },
): Promise<Page<ListedManualRefund>> {
  const after = placeAfter(page, readStored);
  const read = await client.outsideDeposit.findMany({
    where: {
      AND: [
        ofStatus(client, status),
        after ? { OR: [{ dueSince: { gt: after.at } }, { dueSince: after.at, bookingId: { gt: after.id } }] } : {},
      ],
    },
    orderBy: [{ dueSince: 'asc' }, { bookingId: 'asc' }],
    take: rowsToRead(page),
  });
  const { rows, next } = pageOf(read, page, ({ dueSince, bookingId }) => cursorOf(dueSince?.getTime() ?? 0, bookingId));
  return { next, rows: await withNames(client, rows, ({ renterId }) => renterId) };
}

/** How many there are of each. */
export async function countManualRefunds({ db: { client } }: Pick<Deps, 'db'>): Promise<Record<Status, number>> {
  const [open, done] = await Promise.all([
    client.outsideDeposit.count({ where: ofStatus(client, 'open') }),
    client.outsideDeposit.count({ where: ofStatus(client, 'done') }),
  ]);
  return { open, done };
}

function ofStatus(client: Deps['db']['client'], status: Status | undefined): Prisma.OutsideDepositWhereInput {
  const isOpen = { dueCents: { gt: client.outsideDeposit.fields.givenBackCents } };
  const anything = { OR: [{ dueCents: { gt: 0 } }, { givenBackCents: { gt: 0 } }] };
  if (status === 'open') return { ...anything, ...isOpen };
  return status === 'done' ? { ...anything, NOT: isOpen } : anything;
}
