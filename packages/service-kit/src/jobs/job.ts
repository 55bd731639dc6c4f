import type { Clock } from '../clock';
import type { Logger } from '../logger';
import { inTurnOf } from '../telemetry/idle-turns';
import { wakeablePause } from '../wakeable-pause';
import { unobserved, type ObserveTurn } from '../telemetry/observe-jobs';

/** Scheduled work. It selects its rows with SKIP LOCKED, so any number of replicas may run it. */
export interface Job {
  name: string;
  everyMs: number;
  /** The job also runs as soon as this process has committed a transaction, which may have made something due. */
  afterCommits?: true;
  /**
   * When the first thing becomes due of what is stored: undefined if nothing will. A job that knows rests until then, or
   * until this process commits something; without this it runs every `everyMs`.
   */
  nextDue?(): Promise<Date | undefined>;
  /** Does what is due. @returns how many things were done; if there were any, it is run again at once. */
  run(): Promise<number>;
}

/** For a job to which nothing becomes due by time, but only by what is committed. */
export const byCommitsAlone = (): Promise<undefined> => Promise.resolve(undefined);

export interface RunningJob {
  /** Something may have become due: look now instead of at the next interval. */
  wake(): void;
  /** Something was committed: look within the job's interval, however long it wanted to rest. */
  stir(): void;
  /** Stops after the current run. */
  stop(): Promise<void>;
}

/** How long a job rests at most: what another replica has stored, and then did not live to do, is found by then. */
const LONGEST_REST_MS = 15_000;
/** Timers may end a moment early, and what is due at this very millisecond may only be found in the next. */
const SURELY_DUE_MS = 5;

interface Running {
  logger: Logger;
  clock: Clock;
  observe?: ObserveTurn;
}

/** Runs a job until it is stopped. A failing run is logged, and the next one follows as usual. */
export function startJob(job: Job, { logger, clock, observe = unobserved }: Running): RunningJob {
  let stopped = false;
  let resting = false;
  /** Whether something may have become due since it began to look. */
  let stirred = false;
  const { pause, wake } = wakeablePause();
  const observed = { name: job.name, everyMs: job.nextDue ? Math.max(job.everyMs, LONGEST_REST_MS) : job.everyMs };

  const turn = () =>
    job.run().catch((error: unknown) => {
      stirred = true;
      logger.error({ err: error, job: job.name }, 'a job failed');
      throw error;
    });

  async function run(): Promise<void> {
    while (!stopped) {
      stirred = false;
      const done = await observe(observed, () => inTurnOf(job.name, turn));
      if (done > 0 || stopped) continue;
      await pause(job.everyMs);
      if (job.nextDue && !stirred && !stopped) await rest(job.nextDue);
    }
  }

  async function rest(nextDue: () => Promise<Date | undefined>): Promise<void> {
    resting = true;
    const due = await nextDue().catch(() => clock.now());
    const left = due ? due.getTime() - clock.now().getTime() + SURELY_DUE_MS : LONGEST_REST_MS;
    if (left > SURELY_DUE_MS) await pause(Math.min(left, LONGEST_REST_MS));
    resting = false;
  }

  const stir = () => {
    stirred = true;
    if (resting) wake();
  };
  const running = run();
  return {
    wake() {
      stirred = true;
      wake();
    },
    stir,
    async stop() {
      stopped = true;
      wake();
      await running;
    },
  };
}
