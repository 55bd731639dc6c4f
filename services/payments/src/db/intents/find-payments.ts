import { isCalled } from '@harbourline/service-kit';
import type { PaymentPlace, PaymentSort } from '../../domain/intents/payment-order';
import type { PaymentSearch } from '../../domain/intents/payment-search';
import { Prisma, type Dispute, type Payment, type Refund } from '../../generated/prisma/client';
import type { Db } from '../database';

export interface PaymentFilter {
  status?: Payment['status'] | undefined;
  bookingId?: number | undefined;
  renterId?: number | undefined;
  from?: Date | undefined;
  /** Not included. */
  until?: Date | undefined;
  search?: PaymentSearch | undefined;
}

export type PaymentInFull = Payment & { refunds: Refund[]; disputes: Dispute[] };

interface Order {
  /** The columns of its order; a query that needs only these is answered from an index alone. */
  columns: Prisma.Sql;
  orderBy: Prisma.Sql;
  beyond: (after: PaymentPlace) => Prisma.Sql;
}

const ID = Prisma.sql`id`;
const ORDERS: Readonly<Record<PaymentSort, Order>> = {
  newest: { columns: ID, orderBy: Prisma.sql`id DESC`, beyond: ({ id }) => Prisma.sql`id < ${id}` },
  oldest: { columns: ID, orderBy: ID, beyond: ({ id }) => Prisma.sql`id > ${id}` },
  'amount-desc': {
    columns: Prisma.sql`id, amount_cents`,
    orderBy: Prisma.sql`amount_cents DESC, id DESC`,
    beyond: ({ amountCents, id }) => Prisma.sql`(amount_cents, id) < (${amountCents}::int, ${id}::int)`,
  },
  'amount-asc': {
    columns: Prisma.sql`id, amount_cents`,
    orderBy: Prisma.sql`amount_cents, id`,
    beyond: ({ amountCents, id }) => Prisma.sql`(amount_cents, id) > (${amountCents}::int, ${id}::int)`,
  },
};

interface Page {
  sort: PaymentSort;
  after: PaymentPlace | undefined;
  limit: number;
}

/** Payments that fit, with their refunds and disputes, in an order, beginning after a place. */
export async function findPayments(
  { client }: Pick<Db, 'client'>,
  filter: PaymentFilter,
  page: Page,
): Promise<PaymentInFull[]> {
  const found = await client.$queryRaw<{ id: number }[]>(selectIds(filter, page));
  const payments = await client.payment.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    include: { refunds: { orderBy: { id: 'asc' } }, disputes: { orderBy: { id: 'asc' } } },
  });
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  return found.flatMap(({ id }) => byId.get(id) ?? []);
}

/**
 * The first that fit. Of a search, each way in which a payment may be meant is asked for alone and has its own index: a
 * condition that is any of them has none.
 */
function selectIds(filter: PaymentFilter, { sort, after, limit }: Page): Prisma.Sql {
  const { columns, orderBy, beyond } = ORDERS[sort];
  const conditions = [...conditionsOf(filter), ...(after ? [beyond(after)] : [])];
  // Those of a few days are found first, and sorted then: in the list's order they may come last.
  const fence = filter.from && filter.until ? Prisma.sql`OFFSET 0` : Prisma.empty;
  const ways = filter.search ? waysToMean(filter.search) : [Prisma.sql`true`];
  const first = ways.map(
    (way) => Prisma.sql`(
      SELECT ${columns} FROM (
        SELECT ${columns} FROM payments WHERE ${Prisma.join([...conditions, way], ' AND ')} ${fence}
      ) AS meant ORDER BY ${orderBy} LIMIT ${limit})`,
  );
  return Prisma.sql`SELECT id FROM (${Prisma.join(first, ' UNION ')}) AS found ORDER BY ${orderBy} LIMIT ${limit}`;
}

function conditionsOf(filter: PaymentFilter): Prisma.Sql[] {
  const when = <T>(value: T | undefined, condition: (value: T) => Prisma.Sql) =>
    value === undefined ? [] : [condition(value)];
  return [
    ...when(filter.status, (status) => Prisma.sql`status = ${status}::payment_status`),
    ...when(filter.renterId, (id) => Prisma.sql`renter_id = ${id}`),
    ...when(filter.bookingId, ofBooking),
    ...when(filter.from, (from) => Prisma.sql`created_at >= ${from}`),
    ...when(filter.until, (until) => Prisma.sql`created_at < ${until}`),
  ];
}

/** By what a payment is known to us, to the provider, to the renter's bank; or by what is known of the renter. */
function waysToMean({ text, number, last4, phone }: PaymentSearch): Prisma.Sql[] {
  return [
    Prisma.sql`intent_id = ${text}`,
    Prisma.sql`renter_id IN (SELECT users.id FROM users WHERE ${isCalled(Prisma.sql, text, phone)})`,
    ...(number === undefined ? [] : [Prisma.sql`id = ${number}`, ofBooking(number)]),
    ...(last4 === undefined ? [] : [Prisma.sql`card_last4 = ${last4}`]),
  ];
}

function ofBooking(id: number): Prisma.Sql {
  return Prisma.sql`intent_id = (SELECT payment_intent_id FROM bookings WHERE id = ${id})`;
}
