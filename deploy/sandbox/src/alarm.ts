import type { Clock } from './deps';

export interface Alarm {
  /** Has it ring at that time (milliseconds since the epoch), or never with null; replaces the time set before. */
  set(at: number | null): void;
}

const LONGEST_WAIT_MS = 60 * 60 * 1000;

/** Calls `ring` once at the time that was set last, or shortly after it. */
export function createAlarm(clock: Clock, ring: () => void): Alarm {
  let timeout: NodeJS.Timeout | undefined;
  function set(at: number | null) {
    clearTimeout(timeout);
    if (at === null) return;
    const wait = Math.max(0, at - clock.now().getTime());
    timeout = setTimeout(() => (wait > LONGEST_WAIT_MS ? set(at) : ring()), Math.min(wait, LONGEST_WAIT_MS));
  }
  return { set };
}
