import type { listDeliveries as contract, RouteQuery } from '@harbourline/contracts';
import type { LocalDeps } from '../db/deps';
import { holding } from '../db/text-filter';
import { withRecipients, type DeliveryWithRecipient } from '../db/with-recipients';
import type { Prisma } from '../generated/prisma/client';
import { beyond, pageOf, rowsToRead, type Page } from './page';

/** Messages, newest first. @throws AppError `invalid_input` for an unknown page. */
export async function listDeliveries(
  { db }: Pick<LocalDeps, 'db'>,
  query: RouteQuery<typeof contract>,
): Promise<Page<DeliveryWithRecipient>> {
  const { status, channel, bookingId, q } = query;
  const where: Prisma.DeliveryWhereInput = {
    ...(status && { status }),
    ...(channel && { channel }),
    ...(bookingId !== undefined && { bookingId }),
    ...(q && { OR: addressedOrTitled(q) }),
  };
  const [read, total] = await Promise.all([
    db.client.delivery.findMany({
      where: { AND: [where, beyond(query, readId)] },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: rowsToRead(query),
    }),
    db.client.delivery.count({ where }),
  ]);
  const page = pageOf(read, total, query);
  return { ...page, rows: await withRecipients(db, page.rows) };
}

/** Numbers are kept without the marks that people put between their digits. */
function addressedOrTitled(q: string): Prisma.DeliveryWhereInput[] {
  const digits = /^[\d\s()+.-]*$/.test(q) ? q.replace(/\D/g, '') : '';
  const texts = digits.length >= 3 ? [q, digits] : [q];
  return [{ subject: holding(q) }, ...texts.map((text) => ({ address: holding(text) }))];
}

function readId(text: string): string | undefined {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : undefined;
}
