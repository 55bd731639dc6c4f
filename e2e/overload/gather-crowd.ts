import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Second } from './offer-load';
import type { Visitors } from './visitors';

/** The file beside this one's bundle. */
const WORKER = join(__dirname, 'crowd-worker.js');

/** Asked one thing at a time. */
export type Task = { people: number; seconds: number } | { perSecond: number; seconds: number };

export interface Crowd {
  /** How many calls a second are answered when so many people each make their next one after an answer. */
  measureCapacity(people: number, seconds: number): Promise<number>;
  /** Makes so many calls a second, whether or not those before have been answered. Settles when all have. */
  offerLoad(perSecond: number, seconds: number): Promise<Second[]>;
  leave(): Promise<unknown>;
}

/** The visitors as a crowd on an event loop of its own: times are those that they see, and nothing else of this process. */
export function gatherCrowd(visitors: Visitors): Crowd {
  const worker = new Worker(WORKER, { workerData: visitors });
  const ask = async <Result>(task: Task): Promise<Result> => {
    worker.postMessage(task);
    const [result] = (await once(worker, 'message')) as [Result];
    return result;
  };
  return {
    measureCapacity: (people, seconds) => ask({ people, seconds }),
    offerLoad: (perSecond, seconds) => ask({ perSecond, seconds }),
    leave: () => worker.terminate(),
  };
}
