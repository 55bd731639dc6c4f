import { pageOf, rowsToRead, type Page, type PageQuery } from '@harbourline/service-kit/lists/page';
import { cursorOf, idAfter } from '@harbourline/service-kit/lists/page-cursor';
import type { Deps } from '../../db/database';
import { withNames, type Named } from '../../db/lists/with-names';
import type { Refund } from '../../generated/prisma/client';

export type ListedRefund = Named<Refund & { payment: { renterId: number } }>;

/** Refunds, newest first. @throws AppError `invalid_input` for an unknown page. */
export async function listRefunds(
  { db }: Pick<Deps, 'db'>,
  query: PageQuery & { status?: Refund['status'] | undefined },
): Promise<Page<ListedRefund>> {
  const after = idAfter(query);
  const read = await db.client.refund.findMany({
    where: {
      ...(query.status && { status: query.status }),
      ...(after !== undefined && { id: { lt: after } }),
    },
    include: { payment: { select: { renterId: true } } },
    orderBy: { id: 'desc' },
    take: rowsToRead(query),
  });
  const { rows, next } = pageOf(read, query, ({ id }) => cursorOf(id));
  return { next, rows: await withNames(db.client, rows, ({ payment }) => payment.renterId) };
}
