import { AppError } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { lockUser } from '../db/lock-user';
import { limits } from '../domain/limits';
import type { User } from '../generated/prisma/client';
import { changeUser } from '../steps/change-user';

/**
 * A user wants text messages, or no longer wants those that are not about paid bookings.
 * @throws AppError `phone_not_confirmed`.
 */
export async function switchSms(
  { db, clock, throttle }: Pick<Deps, 'db' | 'clock' | 'throttle'>,
  { userId, enabled }: { userId: number; enabled: boolean },
): Promise<User> {
  await throttle.count(limits.switchSms(userId));
  return db.transact(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user?.active) throw new AppError('unauthenticated');
    if (enabled && !user.phoneConfirmedAt) throw new AppError('phone_not_confirmed');
    return user.smsEnabled === enabled ? user : changeUser(tx, user, { smsEnabled: enabled }, { now: clock.now() });
  });
}
