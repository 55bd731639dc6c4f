import type { PaymentPlace, PaymentSort } from '../domain/payment-order';
import type { PaymentSearch } from '../domain/payment-search';
import { Prisma, type Dispute, type Payment, type Refund } from '../generated/prisma/client';
import type { Db } from './database';

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

const ORDERS: Readonly<Record<PaymentSort, { orderBy: Prisma.Sql; beyond: (after: PaymentPlace) => Prisma.Sql }>> = {
  newest: { orderBy: Prisma.sql`id DESC`, beyond: ({ id }) => Prisma.sql`id < ${id}` },
  oldest: { orderBy: Prisma.sql`id`, beyond: ({ id }) => Prisma.sql`id > ${id}` },
  'amount-desc': {
    orderBy: Prisma.sql`amount_cents DESC, id DESC`,
    beyond: ({ amountCents, id }) => Prisma.sql`(amount_cents, id) < (${amountCents}::int, ${id}::int)`,
  },
  'amount-asc': {
    orderBy: Prisma.sql`amount_cents, id`,
    beyond: ({ amountCents, id }) => Prisma.sql`(amount_cents, id) > (${amountCents}::int, ${id}::int)`,
  },
};

/** Payments that fit, with their refunds and disputes, in an order, beginning after a place. */
export async function findPayments(
  { client }: Pick<Db, 'client'>,
  filter: PaymentFilter,
  { sort, after, limit }: { sort: PaymentSort; after: PaymentPlace | undefined; limit: number },
): Promise<PaymentInFull[]> {
  const { orderBy, beyond } = ORDERS[sort];
  const conditions = [Prisma.sql`true`, ...conditionsOf(filter), ...(after ? [beyond(after)] : [])];
  const found = await client.$queryRaw<{ id: number }[]>`
    SELECT id FROM payments WHERE ${Prisma.join(conditions, ' AND ')} ORDER BY ${orderBy} LIMIT ${limit}`;
  const payments = await client.payment.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    include: { refunds: { orderBy: { id: 'asc' } }, disputes: { orderBy: { id: 'asc' } } },
  });
  const byId = new Map(payments.map((payment) => [payment.id, payment]));
  return found.flatMap(({ id }) => byId.get(id) ?? []);
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
    ...when(filter.search, mentions),
  ];
}

/** By what a payment is known to us, to the provider, to the renter's bank; or by what is known of the renter. */
function mentions({ text, number, last4, phone, pattern }: PaymentSearch): Prisma.Sql {
  const known = [
    Prisma.sql`intent_id = ${text}`,
    Prisma.sql`renter_id IN (SELECT id FROM users WHERE ${Prisma.join(
      [
        Prisma.sql`full_name ILIKE ${pattern}`,
        Prisma.sql`email ILIKE ${pattern}`,
        ...(phone === undefined ? [] : [Prisma.sql`phone LIKE ${`%${phone}%`}`]),
      ],
      ' OR ',
    )})`,
    ...(number === undefined ? [] : [Prisma.sql`id = ${number}`, ofBooking(number)]),
    ...(last4 === undefined ? [] : [Prisma.sql`card_last4 = ${last4}`]),
  ];
  return Prisma.sql`(${Prisma.join(known, ' OR ')})`;
}

function ofBooking(id: number): Prisma.Sql {
  return Prisma.sql`intent_id = (SELECT payment_intent_id FROM bookings WHERE id = ${id})`;
}
