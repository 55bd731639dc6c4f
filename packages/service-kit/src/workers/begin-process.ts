import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Asking } from './asking';
import { TOO_MUCH_MEMORY } from './bound-memory';
import type { Answer, Worker } from './worker';

/** The part of our environment that the process gets: where temporary files are, and no keys or addresses. */
const PASSED_ON = ['TMPDIR', 'NODE_ENV'];

/** Used memory is returned at once, so that one task's memory does not count as the next one's. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * A separate process for native code that works on strangers' files: its memory can be limited, it knows no secrets,
 * and a crash affects only itself. It ends with this process.
 */
export function beginProcess(file: string, args: readonly string[] = []): Worker {
  const passedOn = PASSED_ON.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
  const child = fork(file, args, {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=128', '--max-semi-space-size=1'],
    env: { ...ALLOCATOR, ...(Object.fromEntries(passedOn) as NodeJS.ProcessEnv) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const asking = new Asking();
  child.on('message', (answer) => asking.answered(answer as Answer));
  child.on('error', (error) => asking.lost('crash', error));
  child.on('exit', (code) => asking.lost(code === TOO_MUCH_MEMORY ? 'memory' : 'crash'));
  child.unref();
  child.channel?.unref();
  return {
    ask: (task) =>
      asking.ask(() => {
        // Whatever keeps it from being sent ends the process too, and its exit is told above.
        if (child.connected) child.send(task as object, () => undefined);
      }),
    async end() {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
}
