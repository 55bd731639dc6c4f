import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '../app-error';
import { restedWorkers } from './rested-workers';
import { valueOf, type Answer, type Worker } from './worker';
import { WorkerLost } from './worker-lost';

export interface PoolLimits {
  /** How many tasks are done at once. */
  workers: number;
  /** How many more may wait. */
  waiting: number;
  /** How many of one account may wait or be worked on. */
  perAccount: number;
  /** A task that takes longer is given up, and its worker with it. */
  withinMs: number;
  /** A worker that has been idle for this long ends; the next task starts another. */
  idleMs?: number;
}

/** The same limits, but a task may take `patience` times as long. */
export const patiently = (limits: PoolLimits, patience: number): PoolLimits => ({
  ...limits,
  withinMs: limits.withinMs * patience,
});

export interface WorkerPool<Task, Value> {
  /**
   * @param account whose task it is, where somebody is signed in
   * @param until when nobody waits for the answer any more, as `performance.now()` tells it, the time for a place included
   * @throws AppError `too_many_requests` or `unavailable` where no room is left; WorkerLost; whatever AppError the
   * worker threw.
   */
  run(task: Task, account?: number, until?: number): Promise<Value>;
  /** Ends all workers; waiting tasks are refused. */
  stop(): Promise<void>;
}

const IDLE_MS = 20_000;
const RETRY_AFTER_SECONDS = 3;

/** Workers for tasks that would block an event loop or need their own limits: started on demand, up to a maximum. */
export function openWorkerPool<Task, Value>(begin: () => Worker, limits: PoolLimits): WorkerPool<Task, Value> {
  const { workers, waiting: mostWaiting, perAccount, withinMs, idleMs = IDLE_MS } = limits;
  const waiting: { go: () => void; refuse: (reason: AppError) => void }[] = [];
  const alive = new Set<Worker>();
  const rested = restedWorkers({ begin: beginOne, end }, idleMs);
  const ofAccounts = new Map<number, number>();
  let running = 0;
  let stopped = false;

  const full = () =>
    new AppError('unavailable', {
      retryAfter: RETRY_AFTER_SECONDS,
      security: { event: 'shed', outcome: 'refused', detail: 'worker_pool' },
    });

  function beginOne(): Worker {
    const worker = begin();
    alive.add(worker);
    return worker;
  }

  async function end(worker: Worker): Promise<void> {
    await worker.end();
    alive.delete(worker);
  }

  async function turn(until: number): Promise<void> {
    if (running < workers) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw full();
    let timer: NodeJS.Timeout | undefined;
    await new Promise<void>((go, refuse) => {
      const place = { go, refuse };
      waiting.push(place);
      if (until < Infinity) timer = setTimeout(leave, until - performance.now(), place).unref();
    }).finally(() => clearTimeout(timer));
  }

  function leave(place: (typeof waiting)[number]): void {
    const at = waiting.indexOf(place);
    if (at === -1) return;
    waiting.splice(at, 1);
    place.refuse(full());
  }

  function passOn(): void {
    const next = waiting.shift();
    if (next) next.go(); // takes over the place
    else running -= 1;
  }

  async function work(task: Task, until: number): Promise<Value> {
    const left = Math.min(withinMs, until - performance.now());
    if (stopped || left <= 0) throw full();
    const worker = rested.take();
    const answer = await askWithin(left, worker, task).catch(async (error: unknown) => {
      if (!(error instanceof WorkerLost)) throw error;
      await end(worker);
      throw stopped ? full() : error;
    });
    if (answer.spent || stopped) void end(worker);
    else rested.rest(worker);
    return valueOf(answer) as Value;
  }

  return {
    async run(task, account, until = Infinity) {
      const exit = enter(ofAccounts, account, perAccount);
      try {
        await turn(until);
        try {
          return await work(task, until);
        } finally {
          passOn();
        }
      } finally {
        exit();
      }
    },
    async stop() {
      stopped = true;
      for (const { refuse } of waiting.splice(0)) refuse(full());
      await Promise.all([...alive].map(end)); // also those that are ending already
    },
  };
}

/** @throws WorkerLost if there is no answer in time, too. */
async function askWithin(ms: number, worker: Worker, task: unknown): Promise<Answer> {
  const tooLate = new AbortController();
  try {
    return await Promise.race([
      worker.ask(task),
      pause(ms, undefined, { signal: tooLate.signal, ref: false }).then(() => {
        throw new WorkerLost('time');
      }),
    ]);
  } finally {
    tooLate.abort();
  }
}

/** Counts a task of an account. @returns a function that uncounts it. @throws AppError `too_many_requests`. */
function enter(ofAccounts: Map<number, number>, account: number | undefined, most: number): () => void {
  if (account === undefined) return () => undefined;
  const count = ofAccounts.get(account) ?? 0;
  if (count >= most) throw new AppError('too_many_requests', { retryAfter: RETRY_AFTER_SECONDS });
  ofAccounts.set(account, count + 1);
  return () => {
    const left = (ofAccounts.get(account) ?? 1) - 1;
    if (left > 0) ofAccounts.set(account, left);
    else ofAccounts.delete(account);
  };
}
