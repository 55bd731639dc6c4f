import { addHours } from '@harbourline/policy';
import { escapeLike } from '@harbourline/service-kit';
import type { BookingPlace } from '../domain/booking-cursor';
import type { BookingFilter, BookingSearch } from '../domain/booking-filter';
import type { BookingOrder } from '../domain/booking-order';
import { LONGEST_CHARTER_HOURS } from '../domain/longest-charter';
import { Prisma, type Booking } from '../generated/prisma/client';
import type { Db } from './database';
import { isOnPart } from './part-of-tab';

const ORDERS: Readonly<Record<BookingOrder, { orderBy: Prisma.Sql; beyond: (after: BookingPlace) => Prisma.Sql }>> = {
  newest: {
    orderBy: Prisma.sql`id DESC`,
    beyond: ({ id }) => Prisma.sql`id < ${id}`,
  },
  'start-desc': {
    orderBy: Prisma.sql`start_date DESC, id DESC`,
    beyond: ({ at, id }) => Prisma.sql`(start_date, id) < (${at}::timestamptz, ${id}::int)`,
  },
  'start-asc': {
    orderBy: Prisma.sql`start_date, id`,
    beyond: ({ at, id }) => Prisma.sql`(start_date, id) > (${at}::timestamptz, ${id}::int)`,
  },
  deadline: {
    orderBy: Prisma.sql`coalesce(respond_by, start_date), id`,
    beyond: ({ at, id }) => Prisma.sql`(coalesce(respond_by, start_date), id) > (${at}::timestamptz, ${id}::int)`,
  },
};

/** Bookings that fit, in an order, beginning after a place. */
export async function findBookings(
  client: Db['client'],
  filter: BookingFilter,
  { order, after, limit }: { order: BookingOrder; after: BookingPlace | undefined; limit: number },
): Promise<Booking[]> {
  const { orderBy, beyond } = ORDERS[order];
  const conditions = [...conditionsOf(filter), ...(after ? [beyond(after)] : [])];
  const found = await client.$queryRaw<{ id: number }[]>`
    SELECT id FROM bookings WHERE ${Prisma.join([Prisma.sql`true`, ...conditions], ' AND ')}
    ORDER BY ${orderBy} LIMIT ${limit}`;
  const ids = found.map(({ id }) => id);
  const bookings = await client.booking.findMany({ where: { id: { in: ids } } });
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function conditionsOf({ search, ...filter }: BookingFilter): Prisma.Sql[] {
  const when = <T>(value: T | undefined, condition: (value: T) => Prisma.Sql) =>
    value === undefined ? [] : [condition(value)];
  return [
    ...when(filter.renterId, (id) => Prisma.sql`renter_id = ${id}`),
    ...when(filter.ownerId, (id) => Prisma.sql`owner_id = ${id}`),
    ...when(filter.captainId, (id) => Prisma.sql`captain_id = ${id}`),
    ...when(filter.personId, (id) => Prisma.sql`${id}::int IN (renter_id, owner_id, captain_id)`),
    ...when(filter.boatId, (id) => Prisma.sql`boat_id = ${id}`),
    ...when(filter.status, (status) => Prisma.sql`status = ${status}`),
    ...when(filter.declined, (declined) =>
      declined
        ? Prisma.sql`outcome IN ('owner_declined', 'expired')`
        : Prisma.sql`outcome NOT IN ('owner_declined', 'expired')`,
    ),
    ...when(filter.from, (from) => Prisma.sql`start_date >= ${from}`),
    ...when(filter.to, (to) => Prisma.sql`start_date < ${to}`),
    // What ends after it began at most one longest charter before: so the index begins there.
    ...when(
      filter.endsAfter,
      (after) => Prisma.sql`end_date > ${after} AND start_date > ${addHours(after, -LONGEST_CHARTER_HOURS)}`,
    ),
    ...when(filter.part, ({ name, now }) => isOnPart(name, now)),
    ...(filter.withoutBoats.length > 0 ? [Prisma.sql`NOT boat_id = ANY(${filter.withoutBoats}::int[])`] : []),
    ...when(search, mentions),
  ];
}

/** The booking's id, or what the boat was called; whose name is nobody's business is not found by it. */
function mentions({ text, id, lostOnes, people }: BookingSearch): Prisma.Sql {
  const pattern = `%${escapeLike(text)}%`;
  const called = Prisma.sql`search_text LIKE lower(${pattern}::text)`;
  const known = [
    lostOnes ? called : Prisma.sql`(${called} AND outcome IS DISTINCT FROM 'slot_lost')`,
    ...(id === null ? [] : [Prisma.sql`id = ${id}`]),
    ...(people ? [Prisma.sql`payment_intent_id = ${text}`, concerns(pattern, people.phone)] : []),
  ];
  return Prisma.sql`(${Prisma.join(known, ' OR ')})`;
}

/** Renter, owner or captain by name, email address or phone. */
function concerns(pattern: string, phone: string | undefined): Prisma.Sql {
  const called = Prisma.sql`full_name ILIKE ${pattern} OR email ILIKE ${pattern}`;
  const people = phone === undefined ? called : Prisma.sql`${called} OR phone LIKE ${`%${phone}%`}`;
  const found = Prisma.sql`(SELECT id FROM users WHERE ${people})`;
  return Prisma.sql`renter_id IN ${found} OR owner_id IN ${found} OR captain_id IN ${found}`;
}
