import { unexplainedPaid } from '@harbourline/policy';
import { book } from './book';
import type { Tx } from './database';

/** Books, once, money that moved at the provider without our doing. Below zero where it came in. */
export async function bookUnexplained(
  tx: Tx,
  { providerId, cents, ...about }: { providerId: string; cents: number; memo: string; at: Date; paymentId?: number },
): Promise<void> {
  await book(tx, { ...about, transaction: `unexplained:${providerId}`, entries: unexplainedPaid(cents) });
}
