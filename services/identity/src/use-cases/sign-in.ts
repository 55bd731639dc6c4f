import type { RouteBody, login } from '@harbourline/contracts';
import { addressKey, AppError } from '@harbourline/service-kit';
import { readPhone } from '@harbourline/service-kit/phone-number';
import type { Deps } from '../db/database';
import { lockUser } from '../db/lock-user';
import { guessesAt } from '../domain/limits';
import type { User } from '../generated/prisma/client';
import { openSession, type SignedIn } from './open-session';
import { rememberDevice } from '../steps/remember-device';

/** From where somebody signs in: the address, and the cookie of a browser that somebody has signed in with before. */
export interface Place {
  address: string;
  device: string | undefined;
}

/**
 * A user signs in. The refusal is the same for an unknown phone, a wrong password and a deactivated account.
 * @throws AppError `wrong_credentials`; `too_many_requests` after too many wrong passwords from this address or browser,
 * or for this phone; `demo_account` in production, for the password of the demonstration.
 */
export async function signIn(
  deps: Deps,
  form: RouteBody<typeof login>,
  place: Place,
): Promise<SignedIn & { device: string }> {
  const phone = readPhone(form.phone);
  const known = await deps.db.client.user.findUnique({ where: { phone } });
  const { keys, alsoAt } = await countedBy(deps, place, phone, known);
  const check = async () => {
    const right = await deps.passwords.verify(known?.password, form.password);
    return right && known?.active ? known : undefined;
  };
  const user = await deps.throttle.guess(keys, check, { alsoAt, account: known?.id });
  if (!user) throw new AppError('wrong_credentials', { account: known?.id });
  if (deps.passwords.isForDemo(form.password)) throw new AppError('demo_account', { account: user.id });

  return deps.db.transact(async (tx) => {
    const now = await lockUser(tx, user.id);
    // The password may have been changed, and all sessions ended, while this one was checked.
    if (!now?.active || now.password !== user.password) {
      throw new AppError('wrong_credentials', { account: user.id });
    }
    return { ...(await openSession(tx, deps, now)), device: await rememberDevice(tx, deps, now, place.device) };
  });
}

/**
 * A browser that this user has signed in with before is refused by its own guesses alone: strangers cannot keep it out.
 * They are refused by its guesses as well.
 */
async function countedBy(
  { db, devices }: Deps,
  { address, device }: Place,
  phone: string,
  user: User | null,
): Promise<{ keys: string[]; alsoAt: string[] }> {
  const id = user ? devices.recognise(user, device) : undefined;
  const known = id && (await db.client.knownDevice.findUnique({ where: { id } }));
  const strangers = [guessesAt.phone(phone), guessesAt.address(addressKey(address))];
  return known ? { keys: [guessesAt.device(known.id)], alsoAt: strangers } : { keys: strangers, alsoAt: [] };
}
