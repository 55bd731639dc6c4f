import { disputeLost, disputeWithdrawn } from '@harbourline/policy';
import type { DisputeReport } from '../domain/reports';
import type { Dispute } from '../generated/prisma/client';
import { book } from './book';
import type { Tx } from './database';

type Moved = Pick<DisputeReport, 'withdrawnCents' | 'reinstatedCents' | 'asOf'> & { bookingId: number | null };

/** Books what a dispute has moved, each step once. Its payment must be locked. */
export async function bookDispute(
  tx: Tx,
  { id, paymentId, status }: Dispute,
  { withdrawnCents, reinstatedCents, asOf: at, bookingId }: Moved,
): Promise<void> {
  const about = { at, paymentId, bookingId };
  await book(tx, {
    ...about,
    transaction: `dispute:${id}:withdrawn`,
    entries: disputeWithdrawn(withdrawnCents),
    memo: 'Dispute: the provider took the money',
  });
  await book(tx, {
    ...about,
    transaction: `dispute:${id}:reinstated`,
    entries: disputeWithdrawn(-reinstatedCents),
    memo: 'Dispute: the provider gave the money back',
  });
  if (status !== 'lost') return;
  await book(tx, {
    ...about,
    transaction: `dispute:${id}:lost`,
    entries: disputeLost(withdrawnCents - reinstatedCents),
    memo: 'Dispute: lost',
  });
}
