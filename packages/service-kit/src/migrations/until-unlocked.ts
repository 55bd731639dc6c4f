import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, type Client } from 'pg';

/** Other statements queue behind one that waits for a lock: so it waits no longer than this, and is then retried. */
export const LOCK_WITHIN_MS = 2_000;
const AGAIN_AFTER_MS = 500;
const TRIES = 60;
const LOCKED = new Set(['55P03', '40P01']); // lock_not_available, deadlock_detected

/** Changes tables while they are in use: a statement that finds one locked is rolled back and retried. */
export async function untilUnlocked(client: Client, change: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await change();
    } catch (error) {
      if (attempt === TRIES || !(error instanceof DatabaseError && LOCKED.has(error.code ?? ''))) throw error;
      await client.query('ROLLBACK');
      await sleep(AGAIN_AFTER_MS);
    }
  }
}
