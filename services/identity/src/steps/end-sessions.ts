import type { Tx } from '../db/database';
import type { EndReason } from './end-session';

/** Ends all sessions of a user, or all but the one at hand. */
export async function endSessions(
  tx: Tx,
  { userId, reason, except }: { userId: number; reason: EndReason; except?: string },
  now: Date,
): Promise<void> {
  await tx.session.updateMany({
    where: { userId, endedAt: null, ...(except ? { id: { not: except } } : {}) },
    data: { endedAt: now, endReason: reason },
  });
}
