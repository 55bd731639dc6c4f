import { addHours } from '@harbourline/policy';
import { holds, isCalled } from '@harbourline/service-kit';
import type { BookingPlace } from '../domain/booking-cursor';
import type { BookingFilter, BookingSearch } from '../domain/booking-filter';
import type { BookingOrder } from '../domain/booking-order';
import { LONGEST_CHARTER_HOURS } from '../domain/longest-charter';
import { Prisma, type Booking } from '../generated/prisma/client';
import type { Db } from './database';
import { isOnPart } from './part-of-tab';

interface Order {
  /** The columns of its order; a query that needs only these is answered from an index alone. */
  columns: Prisma.Sql;
  orderBy: Prisma.Sql;
  beyond: (after: BookingPlace) => Prisma.Sql;
}

const ORDERS: Readonly<Record<BookingOrder, Order>> = {
  newest: {
    columns: Prisma.sql`id`,
    orderBy: Prisma.sql`id DESC`,
    beyond: ({ id }) => Prisma.sql`id < ${id}`,
  },
  'start-desc': {
    columns: Prisma.sql`id, start_date`,
    orderBy: Prisma.sql`start_date DESC, id DESC`,
    beyond: ({ at, id }) => Prisma.sql`(start_date, id) < (${at}::timestamptz, ${id}::int)`,
  },
  'start-asc': {
    columns: Prisma.sql`id, start_date`,
    orderBy: Prisma.sql`start_date, id`,
    beyond: ({ at, id }) => Prisma.sql`(start_date, id) > (${at}::timestamptz, ${id}::int)`,
  },
  deadline: {
    columns: Prisma.sql`id, start_date, respond_by`,
    orderBy: Prisma.sql`coalesce(respond_by, start_date), id`,
    beyond: ({ at, id }) => Prisma.sql`(coalesce(respond_by, start_date), id) > (${at}::timestamptz, ${id}::int)`,
  },
};

interface Page {
  order: BookingOrder;
  after: BookingPlace | undefined;
  limit: number;
}

/** Bookings that fit, in an order, beginning after a place. */
export async function findBookings(client: Db['client'], filter: BookingFilter, page: Page): Promise<Booking[]> {
  const ways = filter.search ? await waysToMean(client, filter.search) : [Prisma.sql`true`];
  const found = await client.$queryRaw<{ id: number }[]>(selectIds(filter, ways, page));
  const ids = found.map(({ id }) => id);
  const bookings = await client.booking.findMany({ where: { id: { in: ids } } });
  const byId = new Map(bookings.map((booking) => [booking.id, booking]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * The first that fit. Of a search, each way in which a booking may be meant is asked for alone and has its own index: a
 * condition that is any of them has none.
 */
function selectIds(filter: BookingFilter, ways: readonly Prisma.Sql[], { order, after, limit }: Page): Prisma.Sql {
  const { columns, orderBy, beyond } = ORDERS[order];
  const conditions = [...conditionsOf(filter), ...(after ? [beyond(after)] : [])];
  // Those that were to start long ago are not among the newest: they are found first, and sorted then.
  const fence = order === 'newest' && filter.from && filter.to ? Prisma.sql`OFFSET 0` : Prisma.empty;
  const first = ways.map(
    (way) => Prisma.sql`(
      SELECT ${columns} FROM (
        SELECT ${columns} FROM bookings WHERE ${Prisma.join([...conditions, way], ' AND ')} ${fence}
      ) AS meant ORDER BY ${orderBy} LIMIT ${limit})`,
  );
  return Prisma.sql`SELECT id FROM (${Prisma.join(first, ' UNION ')}) AS found ORDER BY ${orderBy} LIMIT ${limit}`;
}

function conditionsOf(filter: BookingFilter): Prisma.Sql[] {
  const when = <T>(value: T | undefined, condition: (value: T) => Prisma.Sql) =>
    value === undefined ? [] : [condition(value)];
  return [
    ...when(filter.renterId, (id) => Prisma.sql`renter_id = ${id}`),
    ...when(filter.ownerId, (id) => Prisma.sql`owner_id = ${id}`),
    ...when(filter.captainId, (id) => Prisma.sql`captain_id = ${id}`),
    ...when(filter.personId, (id) => Prisma.sql`(renter_id = ${id} OR owner_id = ${id} OR captain_id = ${id})`),
    ...when(filter.boatId, (id) => Prisma.sql`boat_id = ${id}`),
    ...when(filter.status, (status) => Prisma.sql`status = ${status}`),
    ...when(filter.declined, (declined) =>
      declined
        ? Prisma.sql`outcome IN ('owner_declined', 'expired')`
        : Prisma.sql`outcome NOT IN ('owner_declined', 'expired')`,
    ),
    ...when(filter.from, (from) => Prisma.sql`start_date >= ${from}`),
    ...when(filter.to, (to) => Prisma.sql`start_date < ${to}`),
    // A charter that ends after this began at most one longest charter before, so the index is read from there.
    ...when(
      filter.endsAfter,
      (after) => Prisma.sql`end_date > ${after} AND start_date > ${addHours(after, -LONGEST_CHARTER_HOURS)}`,
    ),
    ...when(filter.part, ({ name, now }) => isOnPart(name, now)),
    ...(filter.withoutBoats.length > 0 ? [Prisma.sql`NOT boat_id = ANY(${filter.withoutBoats}::int[])`] : []),
  ];
}

/** What the boat was called, as the trigram index has it, to the letter. */
const BOAT = Prisma.sql`folded(' ' || search_text)`;

/** The booking's id, or what the boat was called; whose name is nobody's business is not found by it. */
async function waysToMean(
  client: Db['client'],
  { text, id, lostOnes, people }: BookingSearch,
): Promise<readonly Prisma.Sql[]> {
  const called = Prisma.sql`(${holds(Prisma.sql, BOAT, text)})`;
  return [
    lostOnes ? called : Prisma.sql`(${called} AND outcome IS DISTINCT FROM 'slot_lost')`,
    ...(id === null ? [] : [Prisma.sql`id = ${id}`]),
    ...(people
      ? [Prisma.sql`payment_intent_id = ${text}`, await concerns(client, isCalled(Prisma.sql, text, people.phone))]
      : []),
  ];
}

/** The bookings of so many people are looked up; of more, there are some among the first bookings that one looks at. */
const FEW_PEOPLE = 300;

/** Renter, owner or captain are among these people. */
async function concerns(client: Db['client'], people: Prisma.Sql): Promise<Prisma.Sql> {
  const found = await client.$queryRaw<{ id: number }[]>`SELECT id FROM users WHERE ${people} LIMIT ${FEW_PEOPLE + 1}`;
  if (found.length > FEW_PEOPLE) {
    return Prisma.sql`EXISTS (SELECT FROM users WHERE users.id IN (renter_id, owner_id, captain_id) AND ${people})`;
  }
  const ids = found.map(({ id }) => id);
  // An array, as theirs are found first then, whatever the list's order.
  const theirs = ['renter_id', 'owner_id', 'captain_id'].map(
    (column) => Prisma.sql`SELECT theirs.id FROM bookings AS theirs WHERE ${Prisma.raw(column)} = ANY(${ids}::int[])`,
  );
  return Prisma.sql`id = ANY(ARRAY(${Prisma.join(theirs, ' UNION ALL ')}))`;
}
