import type { Logger } from '../logger';

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
export function startJob(job: Job, logger: Logger): RunningJob {
  let stopped = false;
  let wakeUp: () => void = () => undefined;

  async function run(): Promise<void> {
    while (!stopped) {
      const done = await job.run().catch((error: unknown) => {
        logger.error({ err: error, job: job.name }, 'a job failed');
        return 0;
      });
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
