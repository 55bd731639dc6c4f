import { AppError } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { guessesAt } from '../domain/limits';
import type { User } from '../generated/prisma/client';

/**
 * Has a user's current password checked, which whoever holds a session may be guessing. Never called in a transaction:
 * a wrong guess is slowed. @throws AppError `wrong_password`; `too_many_requests` after too many of them.
 */
export async function checkPassword(
  { passwords, throttle }: Pick<Deps, 'passwords' | 'throttle'>,
  { user, currentPassword }: { user: User; currentPassword: string },
): Promise<void> {
  const right = await throttle.guess(
    [guessesAt.currentPassword(user.id)],
    async () => ((await passwords.verify(user.password, currentPassword)) ? true : undefined),
    { account: user.id },
  );
  if (right) return;
  const { message } = new AppError('wrong_password');
  throw new AppError('wrong_password', { fields: { currentPassword: message } });
}
