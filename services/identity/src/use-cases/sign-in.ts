import type { RouteBody, login } from '@harbourline/contracts';
import { AppError } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { openSession, type SignedIn } from './open-session';
import { readPhone } from './read-phone';

/** A user signs in. The refusal is the same for an unknown phone, a wrong password and a deactivated account. */
export async function signIn(deps: Deps, { phone, password }: RouteBody<typeof login>): Promise<SignedIn> {
  const user = await deps.db.client.user.findUnique({ where: { phone: readPhone(phone) } });
  const right = await deps.passwords.verify(user?.password, password);
  if (!user?.active || !right) throw new AppError('wrong_credentials');
  return deps.db.transact((tx) => openSession(tx, deps, user));
}
