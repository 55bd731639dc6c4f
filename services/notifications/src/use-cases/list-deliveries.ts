import type { listDeliveries as contract, RouteQuery } from '@harbourline/contracts';
import { phoneDigits } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/deps';
import { holding } from '../db/text-filter';
import { withRecipients, type DeliveryWithRecipient } from '../db/with-recipients';
import type { Prisma } from '../generated/prisma/client';
import { beyond, pageOf, rowsToRead, type Page } from './page';

const LARGEST_ID = 2 ** 31 - 1;

/** Messages, newest first. @throws AppError `invalid_input` for an unknown page. */
export async function listDeliveries(
  { db }: Pick<LocalDeps, 'db'>,
  query: RouteQuery<typeof contract>,
): Promise<Page<DeliveryWithRecipient>> {
  const { status, channel, bookingId, recipientId, q } = query;
  const where: Prisma.DeliveryWhereInput = {
    ...(status && { status }),
    ...(channel && { channel }),
    ...(bookingId !== undefined && { bookingId }),
    ...(recipientId !== undefined && { recipientId }),
    ...(q && { OR: [...addressedOrTitled(q), { copyTo: '', recipientId: { in: await called(db, q) } }] }),
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
  const number = Number(/^#?(\d{1,10})$/.exec(q)?.[1] ?? NaN);
  return [
    { subject: holding(q) },
    ...[q, phoneDigits(q) ?? q].map((text) => ({ address: holding(text) })),
    ...(number <= LARGEST_ID ? [{ bookingId: number }] : []),
  ];
}

/** As many as can be asked for at once; a text that fits more people than that says nothing about whom is meant. */
const MOST_PEOPLE = 1_000;

/** Who is called so, or has this address or phone, whatever a message to them was sent to. */
async function called({ client }: LocalDeps['db'], q: string): Promise<number[]> {
  const phone = phoneDigits(q);
  const part = holding(q);
  const users = await client.user.findMany({
    where: { OR: [{ fullName: part }, { email: part }, ...(phone ? [{ phone: holding(phone) }] : [])] },
    select: { id: true },
    orderBy: { id: 'desc' },
    take: MOST_PEOPLE,
  });
  return users.map(({ id }) => id);
}

function readId(text: string): string | undefined {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : undefined;
}
