import { pathPattern } from './path-pattern';

export const EFFECTS = ['delay', 'fail', 'close', 'lose-answer'] as const;

/** A fault in calls of one kind. */
export interface Fault {
  /** Any method when null. */
  method: string | null;
  /** The beginning of a path, as `pathPattern` reads it; any path when null. */
  path: string | null;
  effect: (typeof EFFECTS)[number];
  /** The HTTP status of `fail`. */
  status: number;
  /** Milliseconds that pass before the effect; with `lose-answer`, after the work. */
  delayMs: number;
  /** How many calls meet it; all of them when null. */
  times: number | null;
}

export interface Faults {
  /** From now on these faults apply, and no others. */
  replace(faults: Fault[]): void;
  /** The faults with the number of calls that have met each. */
  list(): (Fault & { met: number })[];
  /** The fault that a call meets: the first of its kind that is not used up. */
  meet(method: string, path: string): Fault | null;
  /** Resolves after that time, to false when the sandbox stops before. */
  wait(milliseconds: number): Promise<boolean>;
  stop(): void;
}

/** Keeps the faults in memory: a restart forgets them. */
export function createFaults(): Faults {
  const stopping = new AbortController();
  let current: { fault: Fault; pattern: RegExp; met: number }[] = [];

  return {
    replace(faults) {
      current = faults.map((fault) => ({ fault, pattern: pathPattern(fault.path ?? ''), met: 0 }));
    },
    list: () => current.map(({ fault, met }) => ({ ...fault, met })),
    meet(method, path) {
      const found = current.find(
        ({ fault, pattern, met }) =>
          (fault.method === null || fault.method === method) &&
          pattern.test(path) &&
          (fault.times === null || met < fault.times),
      );
      if (!found) return null;
      found.met += 1;
      return found.fault;
    },
    wait(milliseconds) {
      return new Promise((resolve) => {
        if (stopping.signal.aborted) return resolve(false);
        const end = (inTime: boolean) => {
          clearTimeout(timeout);
          stopping.signal.removeEventListener('abort', stopped);
          resolve(inTime);
        };
        const timeout = setTimeout(() => end(true), milliseconds);
        const stopped = () => end(false);
        stopping.signal.addEventListener('abort', stopped);
      });
    },
    stop: () => stopping.abort(),
  };
}
