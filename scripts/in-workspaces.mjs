import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from './install.mjs';

const AT_ONCE = 2;

/** The folders that are checked by themselves: every one with a TypeScript project. */
export const WORKSPACES = [
  ...['packages', 'services', 'deploy'].flatMap((parent) =>
    readdirSync(join(ROOT, parent)).map((name) => join(parent, name)),
  ),
  'gateway',
  'web',
  'e2e',
].filter((workspace) => existsSync(join(ROOT, workspace, 'tsconfig.json')));

/** The script that a package of the root brings. */
export function scriptOf(name, ...path) {
  return join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), ...path);
}

/** Runs a script once for each list of parameters, two at a time. @returns how many of them failed. */
export async function runEach(script, calls) {
  const waiting = [...calls];
  let failed = 0;
  async function next() {
    for (let parameters = waiting.shift(); parameters; parameters = waiting.shift()) {
      const child = spawn(process.execPath, [script, ...parameters], { cwd: ROOT, stdio: 'inherit' });
      const code = await new Promise((resolve) => child.once('exit', resolve));
      if (code !== 0) failed += 1;
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next));
  return failed;
}
