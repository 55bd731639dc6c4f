import { addressKey } from '@harbourline/service-kit';
import { readPhone } from '@harbourline/service-kit/phone-number';
import type { Deps } from '../db/database';
import { limits } from '../domain/limits';

/**
 * Somebody asks for a reset link. Whether the phone is known is looked up later, by a job: here it makes no difference,
 * neither in the answer nor in the time that it takes.
 */
export async function askForReset(
  { db, clock, throttle }: Pick<Deps, 'db' | 'clock' | 'throttle'>,
  { phone: given, address }: { phone: string; address: string },
): Promise<void> {
  const phone = readPhone(given);
  await throttle.count(limits.forgotPhone(phone), limits.forgotAddress(addressKey(address)));
  await db.transact((tx) => tx.passwordResetRequest.create({ data: { phone, createdAt: clock.now() } }));
}
