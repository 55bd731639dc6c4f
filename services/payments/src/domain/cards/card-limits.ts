const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How many cards may be declined within an hour before no other can be tried. People share an address. */
export const MOST_FAILURES = { renter: 6, address: 15 };
/** How many payments without a hold a renter has open; with another one the oldest is given up. */
export const MOST_OPEN_WITHOUT_HOLD = 3;
/** How many payments a renter begins within an hour. */
export const MOST_BEGUN = 20;

/** From when on failures and beginnings count. */
export function countedSince(now: Date): Date {
  return new Date(now.getTime() - HOUR_MS);
}

/** Failures are kept for longer than any payment without a hold is open: asked about, the provider tells of the last one again. */
export function rememberedSince(now: Date): Date {
  return new Date(now.getTime() - 48 * HOUR_MS);
}

/** Until when nothing more is allowed: when the oldest of the last `most` is no longer counted; null while there are fewer. */
export function refusedUntil(newestFirst: readonly Date[], most: number): Date | null {
  const oldest = newestFirst[most - 1];
  return oldest ? new Date(oldest.getTime() + HOUR_MS) : null;
}

export function secondsUntil(until: Date, now: Date): number {
  return Math.max(1, (until.getTime() - now.getTime()) / 1000);
}
