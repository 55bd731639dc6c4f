import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, type Client } from 'pg';

/** Whoever comes after a statement that waits for a lock waits as well: so no longer than this, and then once more. */
export const LOCK_WITHIN_MS = 2_000;
const AGAIN_AFTER_MS = 500;
const TRIES = 60;
const LOCKED = new Set(['55P03', '40P01']); // lock_not_available, deadlock_detected

/** Changes tables beside those who use them: what found one locked is undone and tried again. */
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
