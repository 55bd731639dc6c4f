import { disputeLost, disputeWithdrawn } from '@harbourline/policy';
import type { DisputeReport } from '../domain/reports';
import type { Dispute } from '../generated/prisma/client';
import { bookDifference, underName } from './book';
import type { Tx } from './database';

type Moved = Pick<DisputeReport, 'withdrawnCents' | 'reinstatedCents' | 'asOf'> & { bookingId: number | null };

/**
 * Books what a dispute has moved so far, and once it is lost what of that is gone for good. An older report, which knows
 * of less, takes nothing back. Its payment must be locked.
 */
export async function bookDispute(
  tx: Tx,
  { id, paymentId, status }: Dispute,
  { withdrawnCents, reinstatedCents, asOf: at, bookingId }: Moved,
): Promise<void> {
  const about = { at, paymentId, bookingId };
  const names = { withdrawn: `dispute:${id}:withdrawn`, reinstated: `dispute:${id}:reinstated` };
  const withdrawn = Math.max(withdrawnCents, await disputedUnder(tx, names.withdrawn));
  const reinstated = Math.max(reinstatedCents, -(await disputedUnder(tx, names.reinstated)));
  await bookDifference(tx, {
    ...about,
    transaction: names.withdrawn,
    wanted: disputeWithdrawn(withdrawn),
    memo: 'Dispute: the provider took the money',
  });
  await bookDifference(tx, {
    ...about,
    transaction: names.reinstated,
    wanted: disputeWithdrawn(-reinstated),
    memo: 'Dispute: the provider gave the money back',
  });
  if (status !== 'lost') return;
  await bookDifference(tx, {
    ...about,
    transaction: `dispute:${id}:lost`,
    wanted: disputeLost(withdrawn - reinstated),
    memo: 'Dispute: lost',
  });
}

async function disputedUnder(tx: Tx, name: string): Promise<number> {
  const { _sum } = await tx.ledgerEntry.aggregate({
    where: { account: 'disputed', ...underName(name) },
    _sum: { cents: true },
  });
  return _sum.cents ?? 0;
}
