import type { Logger } from '../logger';
import { inTurnOf } from '../telemetry/idle-turns';
import { unobserved, type ObserveTurn } from '../telemetry/observe-jobs';

/** Work on the clock. It picks its rows with SKIP LOCKED, so any number of replicas may run it. */
export interface Job {
  name: string;
  everyMs: number;
  /** Does what is due. @returns how many things were done; as long as there were some it is run again at once. */
  run(): Promise<number>;
}

export interface RunningJob {
  /** Stops after the turn at hand. */
  stop(): Promise<void>;
}

/** Runs a job until it is stopped. A failing turn is logged and the next one comes all the same. */
export function startJob(job: Job, logger: Logger, observe: ObserveTurn = unobserved): RunningJob {
  let stopped = false;
  let wakeUp: () => void = () => undefined;

  const turn = () =>
    job.run().catch((error: unknown) => {
      logger.error({ err: error, job: job.name }, 'a job failed');
      throw error;
    });

  async function run(): Promise<void> {
    while (!stopped) {
      const done = await observe(job, () => inTurnOf(job.name, turn));
      if (done > 0 || stopped) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, job.everyMs);
        wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  const running = run();
  return {
    async stop() {
      stopped = true;
      wakeUp();
      await running;
    },
  };
}
