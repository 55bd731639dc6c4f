/** By how many milliseconds the server's clock is ahead of the browser's, as far as is known. */
let aheadMs = 0;
const listeners = new Set<() => void>();

/** The time by the server's clock: the browser's can be wrong by hours, and decides nothing. */
export const serverNow = (): Date => new Date(Date.now() + aheadMs);

/** In milliseconds by the browser's clock: when a call is sent. */
export const sendingTime = (): number => Date.now();

/**
 * Learns from the Date header of an answer, which is in whole seconds, and from the `sendingTime` of its call. Clocks that
 * may agree count as agreeing.
 */
export function noteServerTime(date: string | null, sentAt: number): void {
  const told = Date.parse(date ?? '');
  if (!told) return;
  const before = aheadMs;
  aheadMs = Math.min(Math.max(aheadMs, told - Date.now()), told + 1000 - sentAt);
  if (aheadMs !== before) listeners.forEach((listener) => listener());
}

/** Calls the listener when the server's time turns out to be another than was thought. @returns what ends that. */
export function onServerTime(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
