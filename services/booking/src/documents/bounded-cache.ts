/** Answers the value kept for a key, or makes it. */
export type Cached = (key: string, make: () => Promise<Buffer>) => Promise<Buffer>;

export interface CacheLimits {
  mostBytes: number;
  /** How long something is kept after it was made, however often it is asked for. */
  forMs: number;
}

interface Kept {
  made: Buffer;
  leave: NodeJS.Timeout;
}

/**
 * Keeps what was made for a while, up to so many bytes; what was asked for longest ago goes first. Of those who ask for
 * the same at once, one makes it. A failure is not kept.
 */
export function boundedCache({ mostBytes, forMs }: CacheLimits): Cached {
  const kept = new Map<string, Kept>();
  const underWay = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  function forget(key: string, { made, leave }: Kept): void {
    clearTimeout(leave);
    kept.delete(key);
    bytes -= made.length;
  }

  function keep(key: string, made: Buffer): void {
    const entry: Kept = { made, leave: setTimeout(() => forget(key, entry), forMs).unref() };
    kept.set(key, entry);
    bytes += made.length;
    for (const [oldest, each] of kept) {
      if (bytes <= mostBytes) return;
      forget(oldest, each);
    }
  }

  return async (key, make) => {
    const found = kept.get(key);
    if (found) {
      kept.delete(key);
      kept.set(key, found);
      return found.made;
    }
    const making = underWay.get(key) ?? make().finally(() => underWay.delete(key));
    underWay.set(key, making);
    const made = await making;
    if (!kept.has(key)) keep(key, made);
    return made;
  };
}
