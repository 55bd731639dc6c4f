/** Keeps the few things that were asked for last; others are made again. */
export function keepFew<Thing>(most: number, close: (thing: Thing) => void): (key: string, make: () => Thing) => Thing {
  const kept = new Map<string, Thing>();
  return (key, make) => {
    const thing = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, thing);
    const [oldest] = kept;
    if (kept.size > most && oldest) {
      kept.delete(oldest[0]);
      close(oldest[1]);
    }
    return thing;
  };
}
