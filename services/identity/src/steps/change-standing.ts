import { AppError, type UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { lockAdministrators } from '../db/lock-administrators';
import { lockUser } from '../db/lock-user';
import type { User } from '../generated/prisma/client';
import { changeUser } from './change-user';
import type { EndReason } from './end-session';
import { endSessions } from './end-sessions';
import { proveAdministrator } from './prove-administrator';

/** A user's standing: the role, and whether the account is active. */
export type Standing = Partial<Pick<User, 'role' | 'active'>>;

export type StandingDeps = Pick<Deps, 'db' | 'clock' | 'passwords' | 'throttle'>;

/**
 * An administrator changes what another user may do; who changes an administrator, or makes one, gives their own
 * password. The user's sessions end with a reason, where one is given.
 * @throws AppError `own_account`; or `last_administrator` when nobody would be left who can undo it.
 */
export async function changeStanding(
  deps: StandingDeps,
  { actor, userId, standing, currentPassword, endReason }: Change,
): Promise<User> {
  const { db, clock } = deps;
  if (actor.id === userId) throw new AppError('own_account');
  const known = await db.client.user.findUnique({ where: { id: userId } });
  const isAboutAdministrator = known?.role === 'admin' || standing.role === 'admin';
  if (isAboutAdministrator) await proveAdministrator(deps, { actor, currentPassword });
  return db.transact(async (tx) => {
    const administrators = await lockAdministrators(tx);
    const user = await lockUser(tx, userId);
    if (!user) throw new AppError('user_not_found');
    if (user.role === 'admin' && !isAboutAdministrator) throw new AppError('own_password_required');
    if (user.closedAt) throw new AppError('account_closed');
    const { role, active } = { ...user, ...standing };
    if (role === user.role && active === user.active) return user;

    const remains = (role === 'admin' && active) || administrators.some((id) => id !== userId);
    if (!remains) throw new AppError('last_administrator');
    // Access tokens outlive a demotion by a moment; whoever was demoted just now demotes nobody in return.
    if (!administrators.includes(actor.id)) throw new AppError('forbidden');
    if (endReason) await endSessions(tx, { userId, reason: endReason }, clock.now());
    return changeUser(tx, user, { role, active }, { now: clock.now() });
  });
}

interface Change {
  actor: UserActor;
  userId: number;
  standing: Standing;
  currentPassword?: string | undefined;
  endReason?: EndReason;
}
