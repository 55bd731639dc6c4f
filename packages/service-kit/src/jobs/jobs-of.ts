import type { Job } from './job';

/** A job that is yet to be told what it works with. */
interface Work<Deps> extends Omit<Job, 'name' | 'run' | 'nextDue'> {
  run: (deps: Deps) => Promise<number>;
  nextDue?: (deps: Deps) => Promise<Date | undefined>;
}

/** Jobs that work with the same, by their names. */
export function jobsOf<Deps>(deps: Deps, works: Readonly<Record<string, Work<Deps>>>): Job[] {
  return Object.entries(works).map(([name, { run, nextDue, ...when }]) => ({
    name,
    ...when,
    run: () => run(deps),
    ...(nextDue && { nextDue: () => nextDue(deps) }),
  }));
}
