import type { RouteBody, login } from '@harbourline/contracts';
import { addressKey, AppError } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { lockUser } from '../db/lock-user';
import { guessesAt } from '../domain/limits';
import type { User } from '../generated/prisma/client';
import { openSession, type SignedIn } from './open-session';
import { readPhone } from './read-phone';

/** From where somebody signs in: the address, and the cookie of a browser that somebody has signed in with before. */
export interface Place {
  address: string;
  device: string | undefined;
}

/**
 * A user signs in. The refusal is the same for an unknown phone, a wrong password and a deactivated account.
 * @throws AppError `wrong_credentials`; `too_many_requests` after too many wrong passwords from this address or browser,
 * or for this phone.
 */
export async function signIn(deps: Deps, form: RouteBody<typeof login>, place: Place): Promise<SignedIn> {
  const phone = readPhone(form.phone);
  const known = await deps.db.client.user.findUnique({ where: { phone } });
  const user = await deps.throttle.guess(countedBy(deps, place, phone, known), async () => {
    const right = await deps.passwords.verify(known?.password, form.password);
    return right && known?.active ? known : undefined;
  });
  if (!user) throw new AppError('wrong_credentials');

  return deps.db.transact(async (tx) => {
    const now = await lockUser(tx, user.id);
    // The password may have been changed, and all sessions ended, while this one was checked.
    if (!now?.active || now.password !== user.password) throw new AppError('wrong_credentials');
    return openSession(tx, deps, now);
  });
}

/** A browser that this user has signed in with before is counted by itself: strangers cannot keep it out. */
function countedBy({ devices }: Deps, { address, device }: Place, phone: string, user: User | null): string[] {
  const recognised = user && devices.recognise(user.id, device);
  return recognised ? [guessesAt.device(recognised)] : [guessesAt.phone(phone), guessesAt.address(addressKey(address))];
}
