import { AppError } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { lockUser } from '../db/lock-user';
import { limits } from '../domain/limits';
import type { User } from '../generated/prisma/client';
import { changeUser } from '../steps/change-user';

/** A captain wants to be asked before a charter with them is confirmed, or no longer. */
export async function switchCharterConfirmation(
  { db, clock, throttle }: Pick<Deps, 'db' | 'clock' | 'throttle'>,
  { userId, enabled }: { userId: number; enabled: boolean },
): Promise<User> {
  await throttle.count(limits.switchCharterConfirmation(userId));
  return db.transact(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user?.active) throw new AppError('unauthenticated');
    if (user.confirmsCharters === enabled) return user;
    return changeUser(tx, user, { confirmsCharters: enabled }, { now: clock.now() });
  });
}
