import { inDollars, NO_ROW, type RowDifference } from '../../domain/comparisons/difference';
import type { Tx } from '../database';

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
