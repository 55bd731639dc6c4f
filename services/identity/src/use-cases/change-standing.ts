import { AppError, type UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { lockAdministrators } from '../db/lock-administrators';
import { lockUser } from '../db/lock-user';
import type { User } from '../generated/prisma/client';
import { changeUser } from './change-user';
import type { EndReason } from './end-session';
import { endSessions } from './end-sessions';

/** What a user may do: in which role, and whether at all. */
export type Standing = Partial<Pick<User, 'role' | 'active'>>;

/**
 * An administrator changes what another user may do. The user's sessions end with a reason, where one is given.
 * @throws AppError `own_account`; or `last_administrator` when nobody would be left who can undo it.
 */
export async function changeStanding(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor, userId, standing, endReason }: Change,
): Promise<User> {
  if (actor.id === userId) throw new AppError('own_account');
  return db.transact(async (tx) => {
    const administrators = await lockAdministrators(tx);
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('user_not_found');
    const { role, active } = { ...user, ...standing };
    if (role === user.role && active === user.active) return user;

    const remains = (role === 'admin' && active) || administrators.some((id) => id !== userId);
    if (!remains) throw new AppError('last_administrator');
    // Access tokens outlive a demotion by a moment; whoever was demoted just now demotes nobody in return.
    if (!administrators.includes(actor.id)) throw new AppError('forbidden');
    if (endReason) await endSessions(tx, { userId, reason: endReason }, clock.now());
    return changeUser(tx, user, { role, active }, clock.now());
  });
}

interface Change {
  actor: UserActor;
  userId: number;
  standing: Standing;
  endReason?: EndReason;
}
