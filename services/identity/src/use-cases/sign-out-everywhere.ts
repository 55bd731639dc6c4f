import type { Deps } from '../db/database';
import { endSessions } from '../steps/end-sessions';

/** Ends all sessions of a user, and with them the access tokens that are out. */
export async function signOutEverywhere({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: number): Promise<void> {
  await db.transact((tx) => endSessions(tx, { userId, reason: 'signed_out' }, clock.now()));
}
