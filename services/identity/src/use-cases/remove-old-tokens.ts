import type { Deps } from '../db/database';
import { revocationsFrom } from '../domain/revocations-from';

const BATCH = 1_000;

/**
 * Forgets refresh tokens that have expired and sessions that none is left of, reset links and codes that have expired,
 * counts whose time is over, and ended sessions of which no access token can be about any more. @returns how many rows
 * it removed.
 */
export async function removeOldTokens({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  return db.transact(async (tx) => {
    const links = await tx.$executeRaw`
      DELETE FROM password_reset_tokens WHERE id IN (
        SELECT id FROM password_reset_tokens WHERE expires_at <= ${now} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`;
    const codes = await tx.$executeRaw`
      DELETE FROM phone_codes WHERE user_id IN (
        SELECT user_id FROM phone_codes WHERE expires_at <= ${now} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`;
    const counts = await tx.$executeRaw`
      DELETE FROM attempts WHERE key IN (
        SELECT key FROM attempts WHERE reset_at <= ${now} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`;
    const tokens = await tx.$executeRaw`
      DELETE FROM refresh_tokens WHERE hash IN (
        SELECT hash FROM refresh_tokens WHERE expires_at <= ${now} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`;
    const revocations = await tx.$executeRaw`
      DELETE FROM revocations WHERE session_id IN (
        SELECT session_id FROM revocations WHERE revoked_at <= ${revocationsFrom(now)} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`;
    if (tokens === 0) return links + codes + counts + revocations;
    const sessions = await tx.$executeRaw`
      DELETE FROM sessions s WHERE NOT EXISTS (SELECT FROM refresh_tokens t WHERE t.session_id = s.id)`;
    return links + codes + counts + revocations + tokens + sessions;
  });
}
