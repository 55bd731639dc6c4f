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
  /** Does what is due. @returns how many things were done; if there were any, it is run again at once. */
  run(): Promise<number>;
}

export interface RunningJob {
  /** Something may have become due: look now instead of at the next interval. */
  wake(): void;
  /** Stops after the current run. */
  stop(): Promise<void>;
}

/** Runs a job until it is stopped. A failing run is logged, and the next one follows as usual. */
export function startJob(job: Job, logger: Logger, observe: ObserveTurn = unobserved): RunningJob {
  let stopped = false;
  const { pause, wake } = wakeablePause();

  const turn = () =>
    job.run().catch((error: unknown) => {
      logger.error({ err: error, job: job.name }, 'a job failed');
      throw error;
    });

  async function run(): Promise<void> {
    while (!stopped) {
      const done = await observe(job, () => inTurnOf(job.name, turn));
      if (done === 0 && !stopped) await pause(job.everyMs);
    }
  }

  const running = run();
  return {
    wake,
    async stop() {
      stopped = true;
      wake();
      await running;
    },
  };
}
