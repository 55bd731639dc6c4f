import { AppError } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { lockUser } from '../db/lock-user';
import { limits } from '../domain/limits';
import { requestConfirmation } from './request-confirmation';

/** Sends the confirmation link once more, unless the address is confirmed already. */
export async function resendConfirmation(deps: Deps, userId: number): Promise<void> {
  await deps.throttle.count(limits.sendConfirmation(userId));
  await deps.db.transact(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user?.active) throw new AppError('unauthenticated');
    if (!user.isVerified) await requestConfirmation(tx, deps, user);
  });
}
