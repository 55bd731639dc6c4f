import { inDollars, NO_ROW, type RowDifference } from '../domain/difference';
import type { Tx } from './database';

interface Orphan {
  subjectId: number;
  transaction: string;
  paymentId: number | null;
  account: string;
  cents: number;
}

/**
 * Lines of the books that no payment leads to: their payment or payout is gone, or they are about nothing that there is,
 * or do not sum to zero.
 */
export async function findOrphanLines(
  tx: Pick<Tx, '$queryRaw'>,
  { after, upTo }: { after: number; upTo: number },
): Promise<RowDifference[]> {
  const orphans = await tx.$queryRaw<Orphan[]>`
    SELECT min(e.id) AS "subjectId", e.transaction, e.payment_id AS "paymentId", e.account, sum(e.cents)::int AS cents
    FROM ledger_entries e WHERE e.id > ${after} AND e.id <= ${upTo}
      AND NOT EXISTS (SELECT 1 FROM payments p WHERE p.id = e.payment_id)
      AND NOT (e.payment_id IS NULL AND (
        EXISTS (SELECT 1 FROM payouts o WHERE o.booking_id = e.booking_id
          AND e.transaction ~ ('^payout:' || o.booking_id || '(:\\d+)?$'))
        OR EXISTS (SELECT 1 FROM outside_deposits o WHERE o.booking_id = e.booking_id
          AND e.transaction ~ ('^(outside|settlement|given-back):' || o.booking_id || '(:\\d+)?$'))
        OR EXISTS (SELECT 1 FROM discrepancies d WHERE d.kind = 'unknown_payment'
          AND e.transaction = 'unexplained:' || d.provider_id)
      ) AND (SELECT sum(other.cents) FROM ledger_entries other WHERE other.transaction = e.transaction) = 0)
    GROUP BY e.transaction, e.payment_id, e.account ORDER BY 1`;
  return orphans.map(({ subjectId, transaction, paymentId, account, cents }) => {
    const [, bookingId] = /^payout:(\d+)/.exec(transaction) ?? [];
    const missing =
      paymentId === null
        ? bookingId && { table: 'payouts', id: bookingId }
        : { table: 'payments', id: String(paymentId) };
    const about = { subjectId, paymentId: null, cents };
    if (missing) {
      const says = { [missing.table]: NO_ROW, ledger_entries: transaction };
      return { ...about, kind: 'status_differs' as const, row: { ...missing, field: 'id', says } };
    }
    const says = { ledger_entries: inDollars(cents), payments: 'nothing that it could be about' };
    const row = { table: 'ledger_entries', id: transaction, field: account, says };
    return { ...about, kind: 'amount_differs' as const, row };
  });
}

interface OrphanCredit {
  id: number;
  bookingId: number;
  amountCents: number;
  availableCents: number;
  leftCents: number;
  owned: boolean;
}

/** Credits that no deposit leads to, or of which not as much is available as their uses leave. */
export async function findOddCredits(
  tx: Pick<Tx, '$queryRaw'>,
  { after, upTo }: { after: number; upTo: number },
): Promise<RowDifference[]> {
  const credits = await tx.$queryRaw<OrphanCredit[]>`
    SELECT * FROM (
      SELECT c.id, c.booking_id AS "bookingId", c.amount_cents AS "amountCents", c.available_cents AS "availableCents",
        c.amount_cents - coalesce((
          SELECT sum(u.cents) FROM credit_uses u WHERE u.credit_id = c.id AND u.status <> 'returned'
        ), 0)::int AS "leftCents",
        EXISTS (
          SELECT 1 FROM bookings b JOIN payments p ON p.intent_id = b.payment_intent_id WHERE b.id = c.booking_id
        ) OR EXISTS (SELECT 1 FROM outside_deposits o WHERE o.booking_id = c.booking_id) AS owned
      FROM credits c WHERE c.id > ${after} AND c.id <= ${upTo}
    ) AS credits WHERE NOT owned OR "availableCents" <> "leftCents" ORDER BY id`;
  return credits.map(({ id, bookingId, amountCents, availableCents, leftCents, owned }) => {
    const about = { subjectId: id, paymentId: null };
    const row = { table: 'credits', id: String(id) };
    if (!owned) {
      const says = { credits: inDollars(amountCents), payments: `no deposit of a booking ${bookingId}` };
      return { ...about, kind: 'status_differs', row: { ...row, field: 'booking_id', says }, cents: amountCents };
    }
    const says = { credits: inDollars(availableCents), credit_uses: inDollars(leftCents) };
    const cents = availableCents - leftCents;
    return { ...about, kind: 'amount_differs', row: { ...row, field: 'available_cents', says }, cents };
  });
}

/** Amounts due to owners for which no deposit was paid. */
export async function findOddPayouts(
  tx: Pick<Tx, '$queryRaw'>,
  { after, upTo }: { after: number; upTo: number },
): Promise<RowDifference[]> {
  const payouts = await tx.$queryRaw<{ bookingId: number; amountCents: number }[]>`
    SELECT o.booking_id AS "bookingId", o.amount_cents AS "amountCents" FROM payouts o
    WHERE o.booking_id > ${after} AND o.booking_id <= ${upTo} AND NOT EXISTS (
      SELECT 1 FROM bookings b JOIN payments p ON p.intent_id = b.payment_intent_id WHERE b.id = o.booking_id
    ) AND NOT EXISTS (SELECT 1 FROM outside_deposits d WHERE d.booking_id = o.booking_id) ORDER BY o.booking_id`;
  return payouts.map(({ bookingId, amountCents: cents }) => {
    const says = { payouts: inDollars(cents), payments: 'no deposit of this booking' };
    const row = { table: 'payouts', id: String(bookingId), field: 'booking_id', says };
    return { kind: 'status_differs', subjectId: bookingId, paymentId: null, row, cents };
  });
}
