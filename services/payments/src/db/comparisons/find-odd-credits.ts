import { inDollars, type RowDifference } from '../../domain/comparisons/difference';
import type { Tx } from '../database';

interface OddCredit {
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
  const credits = await tx.$queryRaw<OddCredit[]>`
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
