import type { listDeliveries, RouteQuery } from '@harbourline/contracts';
import { holds, isCalled, phoneDigits } from '@harbourline/service-kit';
import type { TimedPlace } from '@harbourline/service-kit/lists/page-cursor';
import { Prisma, type Delivery } from '../../generated/prisma/client';
import type { Db } from '../database';
import { countFirst, selectFirst, type Found } from '../lists/newest-first';

export type WantedDeliveries = Pick<
  RouteQuery<typeof listDeliveries>,
  'status' | 'channel' | 'bookingId' | 'recipientId' | 'q'
>;

const LARGEST_ID = 2 ** 31 - 1;
/** The expression of the trigram index, to the letter. */
const TEXT = Prisma.sql`folded(' ' || coalesce(subject, '') || E'\\n ' || coalesce(address, ''))`;
const UUID = Prisma.sql`uuid`;

/** Messages that fit, newest first, beginning after a place. */
export async function findDeliveries(
  { client }: Pick<Db, 'client'>,
  wanted: WantedDeliveries,
  { after, limit }: { after: TimedPlace<string> | undefined; limit: number },
): Promise<Delivery[]> {
  const ids = await client.$queryRaw<{ id: string }[]>(selectFirst(meant(wanted), { after, limit, id: UUID }));
  const rows = await client.delivery.findMany({ where: { id: { in: ids.map(({ id }) => id) } } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap(({ id }) => byId.get(id) ?? []);
}

/** How many fit. */
export function countDeliveries({ client }: Pick<Db, 'client'>, wanted: WantedDeliveries) {
  return countFirst(client, meant(wanted));
}

function meant({ status, channel, bookingId, recipientId, q }: WantedDeliveries): Found {
  return {
    table: Prisma.sql`deliveries`,
    conditions: [
      ...(status ? [Prisma.sql`status = ${status}`] : []),
      ...(channel ? [Prisma.sql`channel = ${channel}`] : []),
      ...(bookingId === undefined ? [] : [Prisma.sql`booking_id = ${bookingId}`]),
      ...(recipientId === undefined ? [] : [Prisma.sql`recipient_id = ${recipientId}`]),
    ],
    ways: q ? waysToMean(q, recipientId) : [Prisma.sql`true`],
  };
}

/** By address or subject, by its booking's number, or by who it is to, whatever it was sent to. */
function waysToMean(q: string, recipientId: number | undefined): Prisma.Sql[] {
  const phone = phoneDigits(q);
  const number = Number(/^#?(\d{1,10})$/.exec(q)?.[1] ?? NaN);
  const within = Prisma.sql`(${holds(Prisma.sql, TEXT, q)})`;
  return [
    phone === undefined ? within : Prisma.sql`(${within} OR ${isSentTo(phone)})`,
    Prisma.sql`copy_to = '' AND ${isToOneCalled(isCalled(Prisma.sql, q, phone), recipientId)}`,
    ...(number <= LARGEST_ID ? [Prisma.sql`booking_id = ${number}`] : []),
  ];
}

/** One recipient who is known is looked at once; a plan for any recipient would look at them for each of their messages. */
function isToOneCalled(called: Prisma.Sql, recipientId: number | undefined): Prisma.Sql {
  return recipientId === undefined
    ? Prisma.sql`recipient_id IN (SELECT users.id FROM users WHERE ${called})`
    : Prisma.sql`EXISTS (SELECT FROM users WHERE users.id = ${recipientId} AND ${called})`;
}

/** Numbers are kept without the marks that people put between their digits. */
function isSentTo(phone: string): Prisma.Sql {
  const pattern = `%${phone}%`;
  return Prisma.sql`(${TEXT} LIKE ${pattern} AND address LIKE ${pattern})`;
}
