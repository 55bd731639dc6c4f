import { accountSecured, type RouteBody, type resetPassword as resetPasswordCall } from '@harbourline/contracts';
import { addressKey, AppError } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { lockUser } from '../db/lock-user';
import { guessesAt, limits } from '../domain/limits';
import { endSessions } from '../steps/end-sessions';
import { findResetLink } from '../steps/find-reset-link';
import { preparePassword } from '../steps/prepare-password';
import { rememberDevice } from '../steps/remember-device';
import type { Place } from './sign-in';
import { voidResetLinks } from '../steps/void-reset-links';

/**
 * Sets a new password with a reset link, once. All sessions end, and the wrong passwords that were counted for the
 * phone are forgotten.
 * @throws AppError `reset_link_invalid`; `invalid_input` for a common password, which leaves the link as it was.
 */
export async function resetPassword(
  deps: Deps,
  form: RouteBody<typeof resetPasswordCall>,
  { address, device }: Place,
): Promise<{ userId: number; device: string }> {
  const { db, clock, passwords, throttle } = deps;
  await throttle.count(limits.resetPassword(addressKey(address)));
  const link = await findResetLink(deps, form.token);
  const password = await preparePassword(passwords, form.newPassword, 'newPassword');

  return db.transact(async (tx) => {
    const now = clock.now();
    const user = await lockUser(tx, link.userId);
    const { count } = await tx.passwordResetToken.updateMany({
      where: { id: link.id, used: false, expiresAt: { gt: now } },
      data: { used: true },
    });
    if (!user?.active || count === 0) throw new AppError('reset_link_invalid');

    await voidResetLinks(tx, user.id);
    await endSessions(tx, { userId: user.id, reason: 'password_changed' }, now);
    await throttle.clear(tx, guessesAt.phone(user.phone));
    await tx.outbox.append(accountSecured, {
      subject: user.id,
      version: user.version,
      data: { userId: user.id, fullName: user.fullName, email: user.email, changed: ['password'] },
    });
    const secured = await tx.user.update({ where: { id: user.id }, data: { password, updatedAt: now } });
    return { userId: user.id, device: await rememberDevice(tx, deps, secured, device) };
  });
}
