/** What was made for a key, or else what is made now. */
export type Cached = (key: string, make: () => Promise<Buffer>) => Promise<Buffer>;

/**
 * Keeps what was made, up to so many bytes; what was asked for longest ago goes first. Of those who ask for the same at
 * once, one makes it. A failure is not kept.
 */
export function boundedCache(mostBytes: number): Cached {
  const kept = new Map<string, Buffer>();
  const underWay = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  function keep(key: string, made: Buffer): void {
    kept.set(key, made);
    bytes += made.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= mostBytes) return;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  return async (key, make) => {
    const found = kept.get(key);
    if (found) {
      kept.delete(key);
      kept.set(key, found);
      return found;
    }
    const making = underWay.get(key) ?? make().finally(() => underWay.delete(key));
    underWay.set(key, making);
    const made = await making;
    if (!kept.has(key)) keep(key, made);
    return made;
  };
}
