import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { eventuallyHolds } from '@harbourline/test-kit/eventually';

const MODULE = join(__dirname, '..', '..', '..', 'scripts', 'once-orphaned.mjs');
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orphan-'));
  writeFileSync(
    join(folder, 'program.mjs'),
    `import { onceOrphaned } from ${JSON.stringify(pathToFileURL(MODULE).href)};
     for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => undefined);
     onceOrphaned(() => process.exit(0));
     setInterval(() => undefined, 1_000);
     console.log(process.pid);`,
  );
  // As npm does: a shell between, which waits for the program.
  writeFileSync(
    join(folder, 'npm.mjs'),
    `import { spawn } from 'node:child_process';
     const program = ${JSON.stringify(join(folder, 'program.mjs'))};
     const shell = spawn('/bin/sh', ['-c', JSON.stringify(process.execPath) + ' ' + program + '; true'], { stdio: 'inherit' });
     console.log(shell.pid);
     setInterval(() => undefined, 1_000);`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Settles once both the shell and the program have told their numbers. */
async function begun() {
  const npm = spawn(process.execPath, [join(folder, 'npm.mjs')], { stdio: ['ignore', 'pipe', 'inherit'] });
  const numbers: number[] = [];
  for await (const text of npm.stdout.setEncoding('utf8')) {
    numbers.push(...String(text).trim().split('\n').map(Number));
    if (numbers.length === 2) break;
  }
  const [shell = 0, program = 0] = numbers;
  return { npm, shell, program };
}

it.each(['SIGTERM', 'SIGKILL', 'SIGHUP'] as const)('a program ends with npm, ended by %s', async (signal) => {
  const { npm, program } = await begun();
  npm.kill(signal);
  await once(npm, 'exit');
  await eventuallyHolds(
    () => isThere(program),
    (there) => !there,
  );
});

it('a program ends with the shell that npm has started', async () => {
  const { npm, shell, program } = await begun();
  process.kill(shell, 'SIGKILL');
  await eventuallyHolds(
    () => isThere(program),
    (there) => !there,
  );
  npm.kill('SIGKILL');
});
