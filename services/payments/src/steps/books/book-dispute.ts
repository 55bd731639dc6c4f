import { disputeLost, disputeWithdrawn } from '@harbourline/policy';
import type { Tx } from '../../db/database';
import type { DisputeReport } from '../../domain/provider-events/reports';
import type { Dispute } from '../../generated/prisma/client';
import { bookDifference, bookNext, underName } from './book';

type Moved = Pick<DisputeReport, 'withdrawnCents' | 'reinstatedCents' | 'asOf'> & { bookingId: number | null };

/**
 * Books what a dispute has moved since the last report, and once it is lost what of that is gone for good. An older
 * report, which knows of less, takes nothing back; what has gone from the books is for the comparison to find, and not
 * booked again. The payment must be locked.
 */
export async function bookDispute(
  tx: Tx,
  { id, paymentId, status, ...kept }: Dispute,
  { withdrawnCents, reinstatedCents, asOf: at, bookingId }: Moved,
): Promise<void> {
  const about = { at, paymentId, bookingId };
  const names = { withdrawn: `dispute:${id}:withdrawn`, reinstated: `dispute:${id}:reinstated` };
  // A release that noted no amounts may have booked more than was noted.
  const before = {
    withdrawn: Math.max(kept.withdrawnCents, await disputedUnder(tx, names.withdrawn)),
    reinstated: Math.max(kept.reinstatedCents, -(await disputedUnder(tx, names.reinstated))),
  };
  const withdrawn = Math.max(withdrawnCents, before.withdrawn);
  const reinstated = Math.max(reinstatedCents, before.reinstated);
  await bookNext(tx, {
    ...about,
    transaction: names.withdrawn,
    entries: disputeWithdrawn(withdrawn - before.withdrawn),
    reason: { code: 'dispute_withdrawn' },
  });
  await bookNext(tx, {
    ...about,
    transaction: names.reinstated,
    entries: disputeWithdrawn(before.reinstated - reinstated),
    reason: { code: 'dispute_reinstated' },
  });
  await tx.dispute.update({ where: { id }, data: { withdrawnCents: withdrawn, reinstatedCents: reinstated } });
  if (status !== 'lost') return;
  await bookDifference(tx, {
    ...about,
    transaction: `dispute:${id}:lost`,
    wanted: disputeLost(withdrawn - reinstated),
    reason: { code: 'dispute_lost' },
  });
}

async function disputedUnder(tx: Tx, name: string): Promise<number> {
  const { _sum } = await tx.ledgerEntry.aggregate({
    where: { account: 'disputed', ...underName(name) },
    _sum: { cents: true },
  });
  return _sum.cents ?? 0;
}
