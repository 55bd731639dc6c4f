import { unexplainedPaid, type LedgerReason } from '@harbourline/policy';
import type { Tx } from '../../db/database';
import { book } from './book';

/** Books, once, money that moved at the provider without our doing. Below zero where it came in. */
export async function bookUnexplained(
  tx: Tx,
  {
    providerId,
    cents,
    ...about
  }: { providerId: string; cents: number; reason: LedgerReason; at: Date; paymentId?: number },
): Promise<void> {
  await book(tx, { ...about, transaction: `unexplained:${providerId}`, entries: unexplainedPaid(cents) });
}
