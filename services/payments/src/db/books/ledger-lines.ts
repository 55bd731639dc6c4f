import type { LedgerReason } from '@harbourline/policy';
import { Prisma } from '../../generated/prisma/client';
import type { Db } from '../database';

export interface LedgerLine {
  id: number;
  transaction: string;
  account: string;
  cents: number;
  /** Null where the memo says it, in the words of whoever entered it. */
  reason: LedgerReason | null;
  memo: string;
  at: Date;
  paymentId: number | null;
  /** Also for lines about a payment, whose booking may not have been there yet when they were booked. */
  bookingId: number | null;
}

export interface LedgerQuery {
  bookingId?: number | undefined;
  account?: string | undefined;
  from?: Date | undefined;
  /** Not included. */
  until?: Date | undefined;
  /** Newest first unless set. */
  oldestFirst?: boolean;
  after?: { at: Date; id: number } | undefined;
  limit: number;
}

/** A stretch of the books. */
export function ledgerLines({ client }: Pick<Db, 'client'>, query: LedgerQuery): Promise<LedgerLine[]> {
  const { bookingId, account, from, until, oldestFirst = false, after, limit } = query;
  const direction = oldestFirst ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const beyond = oldestFirst ? Prisma.sql`>` : Prisma.sql`<`;
  const conditions = [
    Prisma.sql`TRUE`,
    ...(bookingId === undefined ? [] : [ofBooking(bookingId)]),
    ...(account === undefined ? [] : [Prisma.sql`e.account = ${account}`]),
    ...(from ? [Prisma.sql`e.at >= ${from}`] : []),
    ...(until ? [Prisma.sql`e.at < ${until}`] : []),
    ...(after ? [Prisma.sql`(e.at, e.id) ${beyond} (${after.at}::timestamptz, ${after.id}::integer)`] : []),
  ];
  return client.$queryRaw<LedgerLine[]>`
    SELECT e.id, e.transaction, e.account, e.cents, e.reason, e.memo, e.at, e.payment_id AS "paymentId",
      coalesce(e.booking_id, (
        SELECT b.id FROM payments p JOIN bookings b ON b.payment_intent_id = p.intent_id
        WHERE p.id = e.payment_id ORDER BY b.id LIMIT 1
      )) AS "bookingId"
    FROM ledger_entries e WHERE ${Prisma.join(conditions, ' AND ')}
    ORDER BY e.at ${direction}, e.id ${direction} LIMIT ${limit}`;
}

/** An array, as both conditions have an index then. */
function ofBooking(bookingId: number): Prisma.Sql {
  return Prisma.sql`(e.booking_id = ${bookingId} OR e.payment_id = ANY(ARRAY(
    SELECT p.id FROM payments p JOIN bookings b ON b.payment_intent_id = p.intent_id WHERE b.id = ${bookingId}
  )))`;
}
