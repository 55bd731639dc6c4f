import { Worker as Thread } from 'node:worker_threads';
import { Asking } from './asking';
import type { Answer, Worker } from './worker';

/** A thread of this process with limited JavaScript memory. For our own code, working on input that was checked. */
export function beginThread(file: string, { heapMb }: { heapMb: number }): Worker {
  const thread = new Thread(file, {
    env: {}, // it needs no keys
    execArgv: ['--enable-source-maps', ...imported(process.execArgv)],
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

/** What a process was told to load before everything else, its threads load as well. */
function imported(options: readonly string[]): string[] {
  return options.flatMap((option, index) =>
    option === '--import' ? options.slice(index, index + 2) : option.startsWith('--import=') ? [option] : [],
  );
}
