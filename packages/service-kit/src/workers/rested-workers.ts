import type { Worker } from './worker';

/** Workers without a task: taken before another is begun, and ended when nobody has needed them for a while. */
export interface RestedWorkers {
  take(): Worker;
  rest(worker: Worker): void;
}

export function restedWorkers(
  { begin, end }: { begin(): Worker; end(worker: Worker): Promise<void> },
  idleMs: number,
): RestedWorkers {
  const rested = new Map<Worker, NodeJS.Timeout>();
  return {
    take() {
      const [worker, leave] = [...rested].at(-1) ?? [];
      if (!worker) return begin();
      clearTimeout(leave);
      rested.delete(worker);
      return worker;
    },
    rest(worker) {
      const leave = setTimeout(() => {
        rested.delete(worker);
        void end(worker);
      }, idleMs).unref();
      rested.set(worker, leave);
    },
  };
}
