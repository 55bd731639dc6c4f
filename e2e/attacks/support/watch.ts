import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 20;

/** The most that a figure was while something was done. */
export async function mostDuring(figure: () => number | Promise<number>, work: () => Promise<void>): Promise<number> {
  let [most, working] = [await figure(), true];
  const watching = (async () => {
    while (working) {
      most = Math.max(most, await figure());
      await pause(LOOK_EVERY_MS);
    }
  })();
  try {
    await work();
  } finally {
    working = false;
    await watching;
  }
  return most;
}
