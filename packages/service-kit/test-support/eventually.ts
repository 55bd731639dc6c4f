const LOOK_AGAIN_MS = 20;

/**
 * Waits until `look` answers something other than undefined, null or false, and returns that.
 * @throws after `withinMs` (ten seconds unless given), with what it waited for.
 */
export async function eventually<T>(
  what: string,
  look: () => Promise<T> | T,
  withinMs = 10_000,
): Promise<NonNullable<Exclude<T, false>>> {
  const deadline = performance.now() + withinMs;
  for (;;) {
    const found = await look();
    if (found !== undefined && found !== null && found !== false) return found as NonNullable<Exclude<T, false>>;
    if (performance.now() > deadline) throw new Error(`waited ${withinMs} ms in vain: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
}
