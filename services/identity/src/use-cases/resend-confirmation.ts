import { AppError } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { lockUser } from '../db/lock-user';
import * as budgets from '../domain/budgets';
import { requestConfirmation } from '../steps/request-confirmation';

/** Sends the confirmation link once more, unless the address is confirmed already. */
export async function resendConfirmation(deps: Deps, userId: number): Promise<void> {
  const known = await deps.db.client.user.findUnique({ where: { id: userId } });
  if (!known?.active) throw new AppError('unauthenticated');
  if (known.isVerified) return;
  await deps.throttle.count(...budgets.confirmationMails(deps.budgets, { userId, email: known.email }));
  await deps.db.transact(async (tx) => {
    const user = await lockUser(tx, userId);
    if (!user?.active) throw new AppError('unauthenticated');
    if (!user.isVerified && user.email === known.email) await requestConfirmation(tx, deps, user);
  });
}
