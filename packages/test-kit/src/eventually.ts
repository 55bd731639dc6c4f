import { setTimeout as pause } from 'node:timers/promises';
import { GIVE_UP_AFTER_MS } from './patience';

/** A look takes processor time from the process that is waited for: the longer it lasts, the rarer the looks. */
const LOOK_AGAIN_MS = { first: 20, most: 250, times: 1.4 };

type Found<T> = NonNullable<Exclude<T, false>>;

/**
 * Waits until `look` answers something other than undefined, null or false, and returns that.
 * @throws after `withinMs`, with what it waited for; at once, if `look` does.
 */
export async function eventually<T>(
  what: string,
  look: () => Promise<T> | T,
  withinMs = GIVE_UP_AFTER_MS,
): Promise<Found<T>> {
  const giveUpAt = performance.now() + withinMs;
  for (let waitMs = LOOK_AGAIN_MS.first; ; waitMs = longerThan(waitMs)) {
    const found = await look();
    if (found !== undefined && found !== null && found !== false) return found as Found<T>;
    if (performance.now() > giveUpAt) throw new Error(`waited ${withinMs} ms in vain: ${what}`);
    await pause(waitMs);
  }
}

/** The same where the code of `look` says what is waited for. */
export function eventuallyFinds<T>(look: () => Promise<T> | T): Promise<Found<T>> {
  return eventually(look.toString(), look);
}

/**
 * Waits until `holds` says yes to what `look` sees, and returns that; either may fail meanwhile.
 * @throws after `withinMs`, with what was seen last.
 */
export async function eventuallyHolds<T>(
  look: () => Promise<T> | T,
  holds: (seen: T) => boolean,
  withinMs = GIVE_UP_AFTER_MS,
): Promise<T> {
  const sight: { last?: unknown } = {};
  const { seen } = await eventually(
    'the condition that was looked for',
    async () => {
      try {
        const seen = await look();
        sight.last = seen;
        return holds(seen) && { seen };
      } catch (error) {
        sight.last = error;
        return false;
      }
    },
    withinMs,
  ).catch((inVain: unknown) => {
    const last = sight.last instanceof Error ? sight.last.message : JSON.stringify(sight.last);
    throw new Error(`did not happen in time; last seen: ${last}`, { cause: inVain });
  });
  return seen;
}

/** Waits until `check` stops throwing, and returns its answer. @throws what `check` threw last, after `withinMs`. */
export async function eventuallyPasses<T>(check: () => T | Promise<T>, withinMs = GIVE_UP_AFTER_MS): Promise<T> {
  const giveUpAt = performance.now() + withinMs;
  for (let waitMs = LOOK_AGAIN_MS.first; ; waitMs = longerThan(waitMs)) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > giveUpAt) throw error;
      await pause(waitMs);
    }
  }
}

function longerThan(waitedMs: number): number {
  return Math.min(LOOK_AGAIN_MS.most, waitedMs * LOOK_AGAIN_MS.times);
}
