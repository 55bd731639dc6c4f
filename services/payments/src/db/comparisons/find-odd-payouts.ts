import { inDollars, type RowDifference } from '../../domain/comparisons/difference';
import type { Tx } from '../database';

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
