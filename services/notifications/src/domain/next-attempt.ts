import { addHours } from '@harbourline/policy';

/** How long a message is tried before it counts as failed. */
export const GIVE_UP_AFTER_HOURS = 72;
const FIRST_WAIT_HOURS = 0.25 / 3600;
const LONGEST_WAIT_HOURS = 5 / 60;

/**
 * When a message is tried again after its n-th attempt has failed: a quarter of a second later, then twice as long each
 * time, up to five minutes. Undefined once it is too old.
 */
export function nextAttempt(createdAt: Date, attempts: number, now: Date): Date | undefined {
  if (now >= addHours(createdAt, GIVE_UP_AFTER_HOURS)) return undefined;
  return addHours(now, Math.min(FIRST_WAIT_HOURS * 2 ** Math.min(attempts - 1, 30), LONGEST_WAIT_HOURS));
}
