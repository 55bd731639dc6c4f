import type { Deps } from '../db/database';

const BATCH = 1_000;

/**
 * Forgets refresh tokens that have expired and sessions that none is left of, reset links that have expired, and counts
 * whose time is over. @returns how many rows it removed.
 */
export async function removeOldTokens({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  return db.transact(async (tx) => {
    const links = await tx.$executeRaw`
      DELETE FROM password_reset_tokens WHERE id IN (
        SELECT id FROM password_reset_tokens WHERE expires_at <= ${now} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`;
    const counts = await tx.$executeRaw`
      DELETE FROM attempts WHERE key IN (
        SELECT key FROM attempts WHERE reset_at <= ${now} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`;
    const tokens = await tx.$executeRaw`
      DELETE FROM refresh_tokens WHERE hash IN (
        SELECT hash FROM refresh_tokens WHERE expires_at <= ${now} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`;
    if (tokens === 0) return links + counts;
    const sessions = await tx.$executeRaw`
      DELETE FROM sessions s WHERE NOT EXISTS (SELECT FROM refresh_tokens t WHERE t.session_id = s.id)`;
    return links + counts + tokens + sessions;
  });
}
