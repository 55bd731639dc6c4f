import { bookingStatements, type BookingStatement } from '@harbourline/contracts';
import { callService } from '@harbourline/service-kit';
import { findOddCredits } from '../../db/comparisons/find-odd-credits';
import { findOddOutsideDeposits } from '../../db/comparisons/find-odd-outside-deposits';
import { findOddPayouts } from '../../db/comparisons/find-odd-payouts';
import { findOrphanLines } from '../../db/comparisons/find-orphan-lines';
import { keptSettlement, readBooks } from '../../db/comparisons/read-books';
import type { Deps } from '../../db/database';
import { compareBooks } from '../../domain/comparisons/compare-books';
import { compareStatement } from '../../domain/comparisons/compare-statement';
import { eachOnce, type RowDifference } from '../../domain/comparisons/difference';
import type { Booking, Payment } from '../../generated/prisma/client';

/** Subjects after a number, at most so many of them, and none beyond another number. */
export interface Stretch {
  after: number;
  upTo: number;
  limit: number;
}

export interface Page {
  /** The last subject that was looked at; null when there are no more up to the end of the stretch. */
  last: number | null;
  differences: RowDifference[];
}

type Compare = (deps: Pick<Deps, 'db' | 'caller'>, stretch: Stretch) => Promise<Page>;

/** The comparisons of our records, by name; each goes through its records page by page. */
export const COMPARISONS = {
  /** Payments with their refunds, credits, disputes, payouts, bookings, and the books. */
  payments: comparePayments,
  /** Compares booking's records with the events that we have received and our own acts. */
  bookings: compareBookings,
  /** Records that no payment leads to. */
  ledger: async ({ db: { client } }, stretch) => {
    const { id: last } = (await client.ledgerEntry.findFirst(nth(stretch))) ?? { id: null };
    return { last, differences: eachOnce(await findOrphanLines(client, until(stretch, last))) };
  },
  credits: async ({ db: { client } }, stretch) => {
    const { id: last } = (await client.credit.findFirst(nth(stretch))) ?? { id: null };
    return { last, differences: await findOddCredits(client, until(stretch, last)) };
  },
  payouts: async ({ db: { client } }, { after, upTo, limit }) => {
    const { bookingId: last } = (await client.payout.findFirst(nthBooking({ after, upTo, limit }))) ?? {
      bookingId: null,
    };
    return { last, differences: await findOddPayouts(client, until({ after, upTo }, last)) };
  },
  'outside-deposits': async ({ db: { client } }, { after, upTo, limit }) => {
    const { bookingId: last } = (await client.outsideDeposit.findFirst(nthBooking({ after, upTo, limit }))) ?? {
      bookingId: null,
    };
    return { last, differences: await findOddOutsideDeposits(client, until({ after, upTo }, last)) };
  },
} satisfies Record<string, Compare>;

export type ComparisonName = keyof typeof COMPARISONS;

export function isComparison(name: string): name is ComparisonName {
  return Object.hasOwn(COMPARISONS, name);
}

async function comparePayments({ db: { client } }: Pick<Deps, 'db'>, stretch: Stretch): Promise<Page> {
  const payments = await client.payment.findMany(pageOf(stretch));
  const books = await readBooks(client, payments);
  return { last: lastOf(payments, stretch), differences: books.flatMap(compareBooks) };
}

async function compareBookings({ db, caller }: Pick<Deps, 'db' | 'caller'>, stretch: Stretch): Promise<Page> {
  const { after, upTo, limit } = stretch;
  const { statements: all } = await callService(caller, 'booking', bookingStatements, {
    params: { after, limit },
  });
  const statements = all.filter(({ id }) => id <= upTo);
  const last = lastOf(statements, stretch);
  const kept = await db.client.booking.findMany({ where: { id: { gt: after, lte: last ?? upTo } } });
  const intents = statements.map(({ paymentIntentId }) => paymentIntentId).filter((id) => id !== null);
  const payments = await db.client.payment.findMany({ where: { paymentIntentId: { in: intents } } });
  const refunded = await sumRefunded(db.client, payments, statements);
  // What is wrong in our own records is named there.
  const unsound = new Set(
    (await readBooks(db.client, payments)).flatMap(compareBooks).map(({ paymentId }) => paymentId),
  );
  const ids = [...new Set([...statements, ...kept].map(({ id }) => id))];
  const differences = ids.flatMap((id) => {
    const statement = statements.find((each) => each.id === id);
    const known = kept.find((each) => each.id === id);
    const payment = payments.find(
      ({ paymentIntentId }) => paymentIntentId !== null && paymentIntentId === statement?.paymentIntentId,
    );
    return compareStatement(id, statement, {
      kept: known && { ...known, settlement: keptSettlement(known) },
      payment,
      refundedCents: payment && !unsound.has(payment.id) ? (refunded.get(payment.id) ?? null) : null,
    });
  });
  return { last, differences };
}

/** What has been refunded of each payment, to the card or as credit, as booking was told; null where something moved without our doing. */
async function sumRefunded(
  client: Deps['db']['client'],
  payments: readonly Payment[],
  statements: readonly BookingStatement[],
): Promise<Map<number, number | null>> {
  const of = { paymentId: { in: payments.map(({ id }) => id) } };
  const refunds = await client.refund.findMany({
    where: { ...of, announcedAt: { not: null }, bookingId: { not: null } },
  });
  const uses = await client.creditUse.findMany({ where: { ...of, status: 'used' } });
  const disputes = await client.dispute.findMany({ where: of, select: { paymentId: true } });
  const behindOurBack = await client.discrepancy.findMany({ where: { ...of, kind: 'unknown_refund' } });
  const byHand = await client.outsideDeposit.findMany({ where: { bookingId: { in: statements.map(({ id }) => id) } } });
  const movedByItself = new Set([...disputes, ...behindOurBack].map(({ paymentId }) => paymentId));
  const credits = await client.credit.findMany({ where: { bookingId: { in: statements.map(({ id }) => id) } } });
  const sum = (cents: number[]) => cents.reduce((total, each) => total + each, 0);
  return new Map(
    payments.map(({ id, paymentIntentId, creditCents }) => {
      const booking = statements.find((each) => each.paymentIntentId === paymentIntentId);
      if (movedByItself.has(id) || byHand.some(({ bookingId }) => bookingId === booking?.id)) return [id, null];
      const mine = <Row extends { paymentId: number }>(rows: Row[]) => rows.filter(({ paymentId }) => paymentId === id);
      const byCard = sum(mine(refunds).map(({ amountCents }) => amountCents));
      const returned = creditCents - sum(mine(uses).map(({ cents }) => cents));
      const issued = credits.find(({ bookingId }) => bookingId === booking?.id)?.amountCents ?? 0;
      return [id, byCard + returned + issued];
    }),
  );
}

function pageOf({ after, upTo, limit }: Stretch) {
  return { where: { id: { gt: after, lte: upTo } }, orderBy: { id: 'asc' as const }, take: limit };
}

/** The same of what has its booking's number. */
function nthBooking({ after, upTo, limit }: Stretch) {
  return {
    where: { bookingId: { gt: after, lte: upTo } },
    orderBy: { bookingId: 'asc' as const },
    skip: limit - 1,
    select: { bookingId: true },
  };
}

/** The last of a whole page. */
function nth({ after, upTo, limit }: Stretch) {
  return {
    where: { id: { gt: after, lte: upTo } },
    orderBy: { id: 'asc' as const },
    skip: limit - 1,
    select: { id: true },
  };
}

function lastOf(rows: readonly Pick<Booking, 'id'>[], { limit }: Stretch): number | null {
  return rows.length < limit ? null : (rows.at(-1)?.id ?? null);
}

function until({ after, upTo }: Omit<Stretch, 'limit'>, last: number | null): { after: number; upTo: number } {
  return { after, upTo: last ?? upTo };
}
