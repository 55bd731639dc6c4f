import { beginProcess } from '../workers/begin-process';
import { WorkerLost } from '../workers/worker-lost';
import { openWorkerPool, patiently, type PoolLimits, type WorkerPool } from '../workers/worker-pool';
import { PROCESS_MB } from './picture-memory';

/** For a picture in all, in whichever pools: the gateway gives a call 30 s, and what is answered later is sent, and stored, again. */
const PICTURE_MS = 25_000;

/** Large pictures are opened one after the other, so time and places are few. */
export const LARGE_PICTURES = { workers: 1, waiting: 4, perAccount: 2, withinMs: 20_000, idleMs: 1_000 };

/**
 * Processes that open strangers' pictures. What takes more memory than they have goes to a process of another pool, which
 * has more.
 * @param file the bundle that they run @param patience as `PATIENCE` gives it
 */
export function openPictureWorkers<Task, Value>(
  file: string,
  limits: PoolLimits,
  patience: number,
): WorkerPool<Task, Value> {
  const pool = (megabytes: number, of: PoolLimits) =>
    openWorkerPool<Task, Value>(() => beginProcess(file, [String(megabytes)]), patiently(of, patience));
  const ordinary = pool(PROCESS_MB.ordinary, limits);
  const large = pool(PROCESS_MB.large, LARGE_PICTURES);
  return {
    run(task, account) {
      const until = performance.now() + PICTURE_MS * patience;
      return ordinary.run(task, account, until).catch((error: unknown) => {
        if (!(error instanceof WorkerLost && error.reason === 'memory')) throw error;
        return large.run(task, account, until);
      });
    },
    async stop() {
      await Promise.all([ordinary.stop(), large.stop()]);
    },
  };
}
