// npm start: from a fresh clone to the whole system on this machine.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { build } from './build.mjs';
import { onceOrphaned } from './once-orphaned.mjs';

let stack;
// npm passes a signal on to its shell alone, and none when it is killed.
if (process.env.npm_lifecycle_event !== undefined)
  onceOrphaned(() => (stack ? stack.kill('SIGTERM') : process.exit(1)));

await build();
stack = spawn(process.execPath, [join(ROOT, 'deploy', 'local', 'dist', 'main.js'), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// A Ctrl-C in a terminal reaches both processes; a signal sent to this one alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stack.kill(signal));
stack.on('exit', (code) => process.exit(code ?? 1));
