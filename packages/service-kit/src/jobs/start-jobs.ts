import type { Clock } from '../clock';
import type { Lifecycle } from '../lifecycle';
import type { Logger } from '../logger';
import type { ObserveTurn } from '../telemetry/observe-jobs';
import { startJob, type Job, type RunningJob } from './job';

/** Commits come in hundreds a second while a reader catches up: jobs then look this often, not after each of them. */
const WAKE_AFTER_MS = 25;

export interface ServiceJobs {
  /** Something was committed, which may have made something due. */
  committed(): void;
  /** Starts jobs that hear of commits and of a clock that is set. */
  start(jobs: readonly Job[], running: Parts): RunningJob[];
}

interface Parts {
  clock: Clock;
  logger: Logger;
  observe: ObserveTurn;
  lifecycle: Lifecycle;
}

/** The jobs of a service, which are started last, while its database tells of commits from the first on. */
export function serviceJobs(): ServiceJobs {
  const toldOfCommits: (() => void)[] = [];
  return {
    committed: inBursts(WAKE_AFTER_MS, () => toldOfCommits.forEach((tell) => tell())),
    start: (jobs, { clock, logger, observe, lifecycle }) =>
      jobs.map((job) => {
        const started = startJob(job, { logger, clock, observe });
        lifecycle.started(`job ${job.name}`, () => started.stop());
        clock.onSet?.(() => started.wake());
        toldOfCommits.push(job.afterCommits ? started.wake : started.stir);
        return started;
      }),
  };
}

/** Does it once for all calls within that time, at its end. */
function inBursts(ms: number, act: () => void): () => void {
  let coming: NodeJS.Timeout | undefined;
  return () => {
    coming ??= setTimeout(() => {
      coming = undefined;
      act();
    }, ms).unref();
  };
}
