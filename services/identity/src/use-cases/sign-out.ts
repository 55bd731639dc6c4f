import type { Deps } from '../db/database';
import { endSession } from '../steps/end-session';

/** Ends the session that a refresh token belongs to; a token nobody knows has nothing to end. */
export async function signOut({ db, clock, tokens }: Deps, refreshToken: string): Promise<void> {
  const token = await db.client.refreshToken.findUnique({ where: { hash: tokens.hashOf(refreshToken) } });
  if (token) await db.transact((tx) => endSession(tx, token.sessionId, 'signed_out', clock.now()));
}
