import type { Deps } from '../db/database';

const BATCH = 1_000;

/** Forgets refresh tokens that have expired, and sessions that none is left of. @returns how many rows it removed. */
export async function removeOldTokens({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  return db.transact(async (tx) => {
    const tokens = await tx.$executeRaw`
      DELETE FROM refresh_tokens WHERE hash IN (
        SELECT hash FROM refresh_tokens WHERE expires_at <= ${clock.now()} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`;
    if (tokens === 0) return 0;
    const sessions = await tx.$executeRaw`
      DELETE FROM sessions s WHERE NOT EXISTS (SELECT FROM refresh_tokens t WHERE t.session_id = s.id)`;
    return tokens + sessions;
  });
}
