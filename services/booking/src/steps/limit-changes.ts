import { addHours } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import type { Tx } from '../db/database';

/** How often a day one person may do each of these to one booking: each keeps a slot and sends messages. */
const MOST_CHANGES_A_DAY = 5;
const HOURS_A_DAY = 24;

/** What history calls the changes that are limited. */
type LimitedChange = 'changed' | 'adjusted' | 'change proposed';

/** @throws AppError `too_many_changes`, with the seconds to wait, for who has done this often enough within a day. */
export async function limitChanges(
  tx: Tx,
  { bookingId, userId, action, at }: { bookingId: number; userId: number; action: LimitedChange; at: Date },
): Promise<void> {
  const made = await tx.bookingHistory.findMany({
    where: { bookingId, actorId: userId, action, at: { gt: addHours(at, -HOURS_A_DAY) } },
    orderBy: { id: 'desc' },
    take: MOST_CHANGES_A_DAY,
    select: { at: true },
  });
  const oldest = made.at(MOST_CHANGES_A_DAY - 1);
  if (!oldest) return;
  const waits = addHours(oldest.at, HOURS_A_DAY).getTime() - at.getTime();
  throw new AppError('too_many_changes', { retryAfter: waits / 1000 });
}
