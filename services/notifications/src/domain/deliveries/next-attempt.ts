import { addHours } from '@harbourline/policy';

/** How long a message is tried before it counts as failed. */
export const GIVE_UP_AFTER_HOURS = 72;
const SECOND = 1 / 3600;
// The SMS provider lists a message a moment after it has accepted it, and a repeat looks there first.
const FIRST_WAIT_HOURS = { email: 0.25 * SECOND, sms: 2 * SECOND };
const LONGEST_WAIT_HOURS = 5 / 60;

interface Tried {
  channel: string;
  attempts: number;
  createdAt: Date;
  waitingSince: Date | null;
}

/**
 * When a message is tried again after an attempt has failed: a quarter of a second later (an SMS two seconds), then
 * twice as long each time, up to five minutes. Undefined once it has waited for three days.
 */
export function nextAttempt({ channel, attempts, createdAt, waitingSince }: Tried, now: Date): Date | undefined {
  if (now >= addHours(waitingSince ?? createdAt, GIVE_UP_AFTER_HOURS)) return undefined;
  const first = channel === 'sms' ? FIRST_WAIT_HOURS.sms : FIRST_WAIT_HOURS.email;
  return addHours(now, Math.min(first * 2 ** Math.min(attempts - 1, 30), LONGEST_WAIT_HOURS));
}
