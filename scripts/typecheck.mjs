// Type-checks every workspace, two at a time.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { generatePrisma } from './generate-prisma.mjs';
import { install, ROOT } from './install.mjs';

install();
await generatePrisma();
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');
const workspaces = [
  ...['packages', 'services', 'deploy'].flatMap((parent) =>
    readdirSync(join(ROOT, parent)).map((name) => join(parent, name)),
  ),
  'gateway',
  'web',
  'e2e',
];
const waiting = workspaces.filter((workspace) => existsSync(join(ROOT, workspace, 'tsconfig.json')));
let failed = 0;

async function next() {
  for (let workspace = waiting.shift(); workspace; workspace = waiting.shift()) {
    const code = await new Promise((resolve) =>
      spawn(process.execPath, [tsc, '-p', workspace], { cwd: ROOT, stdio: 'inherit' }).once('exit', resolve),
    );
    if (code !== 0) failed += 1;
  }
}
await Promise.all([next(), next()]);
process.exit(failed === 0 ? 0 : 1);
