import { addressKey, AppError } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { lockUser } from '../db/lock-user';
import { limits } from '../domain/limits';
import { changeUser } from '../steps/change-user';

/**
 * Somebody has opened the link that was sent to an address. Repeating it changes nothing.
 * @throws AppError `confirmation_link_invalid` when it is forged or too old, or the user has another address by now.
 */
export async function confirmEmail(
  { db, clock, links, throttle }: Pick<Deps, 'db' | 'clock' | 'links' | 'throttle'>,
  { token, address }: { token: string; address: string },
): Promise<void> {
  await throttle.count(limits.confirmEmail(addressKey(address)));
  const now = clock.now();
  const link = links.read(token, now);
  if (!link) throw new AppError('confirmation_link_invalid');

  await db.transact(async (tx) => {
    const user = await lockUser(tx, link.userId);
    if (!user || !link.isFor(user.email)) throw new AppError('confirmation_link_invalid');
    if (user.isVerified) return;
    await changeUser(tx, user, { isVerified: true }, { now });
  });
}
