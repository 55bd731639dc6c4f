const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long one try may keep the others away. Shorter than the longest call: a second one is harmless, its key is the same. */
const LEASE_MS = 15 * SECOND;

export function leaseUntil(now: Date): Date {
  return after(now, LEASE_MS);
}

/** When to try again after `tries` tries in vain: 5 seconds, then ever later, at least every 6 hours. */
export function nextTry(now: Date, tries: number): Date {
  return after(now, Math.min(5 * SECOND * 2 ** Math.min(tries - 1, 20), 6 * HOUR));
}

/** When to ask about an unfinished payment again: the older it is, the more rarely, at least every 15 minutes. */
export function nextCheck(now: Date, createdAt: Date, atLeastSeconds: number): Date {
  const age = now.getTime() - createdAt.getTime();
  return after(now, Math.max(atLeastSeconds * SECOND, Math.min(age / 2, 15 * MINUTE)));
}

/** A payment without hold that nobody completed for a day. Payments of holds are closed by booking, with the hold. */
export function isAbandoned(payment: { holdId: string | null; createdAt: Date }, now: Date): boolean {
  return payment.holdId === null && now.getTime() - payment.createdAt.getTime() >= 24 * HOUR;
}

export function hoursAfter(now: Date, hours: number): Date {
  return after(now, hours * HOUR);
}

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
