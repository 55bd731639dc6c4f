import { inDollars, type RowDifference } from '../../domain/comparisons/difference';
import type { Tx } from '../database';

interface Odd {
  bookingId: number;
  field: 'deposit_cents' | 'given_back_cents';
  cents: number;
  booked: number;
}

/** Deposits that were paid outside of which the books say something else, as to what came in or was given back. */
export async function findOddOutsideDeposits(
  tx: Pick<Tx, '$queryRaw'>,
  { after, upTo }: { after: number; upTo: number },
): Promise<RowDifference[]> {
  const odd = await tx.$queryRaw<Odd[]>`
    SELECT * FROM (
      SELECT o.booking_id AS "bookingId", said.field, said.cents, coalesce((
        SELECT sum(e.cents) FROM ledger_entries e WHERE e.booking_id = o.booking_id AND e.payment_id IS NULL
          AND e.account = 'bank' AND e.transaction ~ ('^' || said.name || ':' || o.booking_id || '(:\\d+)?$')
      ), 0)::int * said.sign AS booked
      FROM outside_deposits o, LATERAL (VALUES
        ('deposit_cents', 'outside', o.deposit_cents, 1), ('given_back_cents', 'given-back', o.given_back_cents, -1)
      ) AS said (field, name, cents, sign)
      WHERE o.booking_id > ${after} AND o.booking_id <= ${upTo}
    ) AS deposits WHERE cents <> booked ORDER BY "bookingId", field`;
  return odd.map(({ bookingId, field, cents, booked }) => {
    const says = { outside_deposits: inDollars(cents), ledger_entries: inDollars(booked) };
    const row = { table: 'outside_deposits', id: String(bookingId), field, says };
    return { kind: 'amount_differs', subjectId: bookingId, paymentId: null, row, cents: cents - booked };
  });
}
