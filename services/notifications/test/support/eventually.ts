import { setTimeout as pause } from 'node:timers/promises';

/** What `look` finds, as soon as it finds something. Throws after ten seconds of nothing. */
export async function eventually<T>(look: () => Promise<T | undefined | false>, within = 10_000): Promise<T> {
  const deadline = Date.now() + within;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== false) return found;
    if (Date.now() > deadline) throw new Error(`nothing came of it: ${look.toString()}`);
    await pause(25);
  }
}
