import { randomUUID } from 'node:crypto';
import type { Deps, Tx } from '../db/database';
import type { User } from '../generated/prisma/client';

/** As many browsers of one user are known: each may guess by itself. */
const MOST = 10;

/**
 * Has a browser known as one that the user, who is locked, signs in with; beyond ten the one used longest ago is
 * forgotten. One that is known already stays the same. @returns the browser's cookie
 */
export async function rememberDevice(
  tx: Tx,
  { devices, clock }: Pick<Deps, 'devices' | 'clock'>,
  user: User,
  cookie: string | undefined,
): Promise<string> {
  const id = devices.recognise(user, cookie) ?? randomUUID();
  const seenAt = clock.now();
  await tx.knownDevice.upsert({ where: { id }, create: { id, userId: user.id, seenAt }, update: { seenAt } });
  await tx.$executeRaw`
    DELETE FROM known_devices WHERE user_id = ${user.id} AND id NOT IN (
      SELECT id FROM known_devices WHERE user_id = ${user.id} ORDER BY id = ${id}::uuid DESC, seen_at DESC LIMIT ${MOST})`;
  return devices.cookieOf(user, id);
}
