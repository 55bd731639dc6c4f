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

const COMPARED_FOR_DAYS = 180;

/** The earliest payment of a deposit that is still compared with the provider. */
export function comparedSince(now: Date): Date {
  return after(now, -COMPARED_FOR_DAYS * 24 * HOUR);
}

/** Whose turn it is to be compared: whatever was compared last before then. */
export function comparedBefore(now: Date, everyHours: number): Date {
  return after(now, -everyHours * HOUR);
}

/** As which instant a comparison that has only begun counts: if it does not end well, its turn comes soon. */
export function leaseOfComparison(now: Date, everyHours: number): Date {
  return after(comparedBefore(now, everyHours), soon(everyHours));
}

/** When to walk again through what the provider lists, if the walk that has begun does not end well. */
export function leaseOfWalk(now: Date, everyHours: number): Date {
  return after(now, soon(everyHours));
}

/** A difference seen at two looks this far apart is no event on its way, and no change that is being made. */
export function secondLook(firstLook: Date, everyHours: number): Date {
  return after(firstLook, Math.min(15 * MINUTE, everyHours * HOUR));
}

function soon(everyHours: number): number {
  return Math.min(5 * MINUTE, everyHours * HOUR);
}

/** Which intents a walk lists: made before the last one by as long as anyone may take to pay, and generously so. */
export function walkedSince(readUntil: Date): Date {
  return after(readUntil, -72 * HOUR);
}

export function hoursAfter(now: Date, hours: number): Date {
  return after(now, hours * HOUR);
}

export function daysAfter(instant: Date, days: number): Date {
  return after(instant, days * 24 * HOUR);
}

function after(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms);
}
