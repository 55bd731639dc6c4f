/** How long a reset link is good, and how long somebody still waits for it. */
const MINUTES = 30;

export function resetLinkExpiry(now: Date): Date {
  return new Date(now.getTime() + MINUTES * 60_000);
}

/** A request that was left lying for longer is not answered any more. */
export function isTooOldToAnswer(askedAt: Date, now: Date): boolean {
  return resetLinkExpiry(askedAt) <= now;
}
