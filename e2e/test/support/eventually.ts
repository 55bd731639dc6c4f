import { setTimeout as sleep } from 'node:timers/promises';

/** Polls until the check holds; what it looks at may fail meanwhile. @throws after the deadline, with what was seen last. */
export async function eventually<T>(
  look: () => Promise<T>,
  holds: (seen: T) => boolean,
  withinMs = 20_000,
): Promise<T> {
  const deadline = Date.now() + withinMs;
  let last: unknown;
  for (;;) {
    try {
      const seen = await look();
      if (holds(seen)) return seen;
      last = seen;
    } catch (error) {
      last = error;
    }
    if (Date.now() > deadline)
      throw new Error(
        `did not happen in time; last seen: ${last instanceof Error ? last.message : JSON.stringify(last)}`,
      );
    await sleep(100);
  }
}
