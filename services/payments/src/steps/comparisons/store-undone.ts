import type { Deps, Tx } from '../../db/database';
import { nameOf } from '../../domain/comparisons/difference';
import { storeDiscrepancy } from './store-discrepancy';

/**
 * What has succeeded now was in the books already, so its row had been set back by somebody. As it is right again, the
 * next comparison resolves this.
 */
export async function storeUndone(
  tx: Tx,
  deps: Pick<Deps, 'logger'>,
  about: { table: 'payments' | 'refunds'; id: number; paymentId: number; cents: number; at: Date },
): Promise<void> {
  const { table, id, paymentId, cents, at: foundAt } = about;
  const says = { [table]: 'not succeeded', ledger_entries: 'booked as succeeded' };
  const row = { table, id: String(id), field: 'status', says };
  await storeDiscrepancy(tx, deps, {
    kind: 'status_differs',
    providerId: nameOf(row),
    row,
    cents,
    paymentId,
    comparison: 'payments',
    subjectId: paymentId,
    foundAt,
  });
}
