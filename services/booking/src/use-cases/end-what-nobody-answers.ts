import type { Role } from '@harbourline/contracts';
import type { LocalDeps } from '../db/database';
import { mayActAs } from '../domain/may-act-as';
import { endAllOf } from '../steps/end-all-of';

/** Whatever role somebody has now, they may have had another. */
const ROLES = ['renter', 'owner', 'captain'] as const satisfies readonly Role[];

/**
 * Somebody has another role now, was deactivated, or has closed their account: nobody would answer for what they had open.
 * What is known of them now decides, not what an event said at its time: one that comes late must not end the bookings of
 * an owner who is back.
 */
export async function endWhatNobodyAnswers(
  deps: LocalDeps,
  told: { id: number; role: string; active: boolean },
): Promise<void> {
  const user = (await deps.db.client.user.findUnique({ where: { id: told.id } })) ?? told;
  for (const role of ROLES) {
    if (!mayActAs(role, user)) await endAllOf(deps, { who: role, id: user.id });
  }
}
