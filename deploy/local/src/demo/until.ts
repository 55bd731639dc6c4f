import { setTimeout as sleep } from 'node:timers/promises';

const TRIES = 100;
const PAUSE_MS = 100;

/**
 * Services hear of each other's changes by events: what one does not know yet, it knows a moment later.
 * @returns what `look` finds at last. @throws Error with `what` is missing when it finds nothing.
 */
export async function until<Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await sleep(PAUSE_MS);
  }
  throw new Error(what);
}
