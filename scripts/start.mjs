// npm start: from a fresh clone to the whole system on this machine.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { build } from './build.mjs';

await build();
const stack = spawn(process.execPath, [join(ROOT, 'deploy', 'local', 'dist', 'main.js'), ...process.argv.slice(2)], {
  cwd: ROOT,
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
});
// A Ctrl-C in a terminal reaches both processes; a signal sent to this one alone is passed on.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stack.kill(signal));
stack.on('exit', (code) => process.exit(code ?? 1));
