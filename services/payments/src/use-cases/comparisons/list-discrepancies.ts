import { pageOf, rowsToRead, type Page, type PageQuery } from '@harbourline/service-kit/lists/page';
import { cursorOf, placeAfter, readStored } from '@harbourline/service-kit/lists/page-cursor';
import { readDiscrepancies, type ListedDiscrepancy } from '../../db/comparisons/read-discrepancies';
import type { Deps } from '../../db/database';
import type { Prisma } from '../../generated/prisma/client';

/** Differences with the provider: open ones first, then those resolved last. @throws AppError `invalid_input` for an unknown page. */
export async function listDiscrepancies(
  { db }: Pick<Deps, 'db'>,
  { open, ...page }: PageQuery & { open?: boolean | undefined },
): Promise<Page<ListedDiscrepancy>> {
  const read = await db.client.discrepancy.findMany({
    where: { AND: [open === undefined ? {} : { resolvedAt: open ? null : { not: null } }, beyond(page)] },
    include: { payment: { select: { paymentIntentId: true } } },
    orderBy: [{ resolvedAt: { sort: 'desc', nulls: 'first' } }, { id: 'desc' }],
    take: rowsToRead(page),
  });
  const { rows, next } = pageOf(read, page, ({ resolvedAt, id }) => cursorOf(resolvedAt?.getTime() ?? 0, id));
  return { next, rows: await readDiscrepancies(db, rows) };
}

/** In a cursor, an open one has the time 0. */
function beyond(page: PageQuery): Prisma.DiscrepancyWhereInput {
  const after = placeAfter(page, readStored);
  if (!after) return {};
  const { at, id } = after;
  return at.getTime() === 0
    ? { OR: [{ resolvedAt: null, id: { lt: id } }, { resolvedAt: { not: null } }] }
    : { OR: [{ resolvedAt: { lt: at } }, { resolvedAt: at, id: { lt: id } }] };
}
