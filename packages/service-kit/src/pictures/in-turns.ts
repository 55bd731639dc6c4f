/** Runs work when its turn has come. */
export type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Lets at most so many pieces of work run at once; the others wait in order. */
export function inTurns(most: number): InTurn {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (work) => {
    if (running >= most) await new Promise<void>((begin) => waiting.push(begin));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next)
        next(); // takes over the place
      else running -= 1;
    }
  };
}
