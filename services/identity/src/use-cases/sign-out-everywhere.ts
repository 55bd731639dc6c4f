import type { Deps } from '../db/database';
import { endSessions } from './end-sessions';

/** Ends all sessions of a user; access tokens that are out run for their five minutes at most. */
export async function signOutEverywhere({ db, clock }: Pick<Deps, 'db' | 'clock'>, userId: number): Promise<void> {
  await db.transact((tx) => endSessions(tx, { userId, reason: 'signed_out' }, clock.now()));
}
