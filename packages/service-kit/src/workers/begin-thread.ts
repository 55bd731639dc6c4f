import { Worker as Thread } from 'node:worker_threads';
import { Asking } from './asking';
import type { Answer, Worker } from './worker';

/** A thread of this process with limited JavaScript memory. For our own code, working on input that was checked. */
export function beginThread(file: string, { heapMb }: { heapMb: number }): Worker {
  const thread = new Thread(file, {
    env: {}, // it needs no keys
    execArgv: ['--enable-source-maps'],
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  const asking = new Asking();
  thread.on('message', (answer: Answer) => asking.answered(answer));
  thread.on('error', (error) =>
    asking.lost(Reflect.get(error, 'code') === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'crash', error),
  );
  thread.on('exit', () => asking.lost('crash'));
  thread.unref();
  return {
    ask: (task) => asking.ask(() => thread.postMessage(task)),
    async end() {
      await thread.terminate();
    },
  };
}
