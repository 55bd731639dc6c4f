import { AppError, type UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { checkPassword } from './check-password';

/**
 * Whoever changes an administrator, or makes somebody one, gives their own password, however fresh their session is:
 * a session alone must not be enough to take the product over. Never called in a transaction.
 * @throws AppError `own_password_required`, `wrong_password`, `too_many_requests`
 */
export async function proveAdministrator(
  deps: Pick<Deps, 'db' | 'passwords' | 'throttle'>,
  { actor, currentPassword }: { actor: UserActor; currentPassword: string | undefined },
): Promise<void> {
  if (currentPassword === undefined) {
    const { message } = new AppError('own_password_required');
    throw new AppError('own_password_required', { fields: { currentPassword: message } });
  }
  const user = await deps.db.client.user.findUnique({ where: { id: actor.id } });
  if (!user) throw new AppError('unauthenticated');
  await checkPassword(deps, { user, currentPassword });
}
