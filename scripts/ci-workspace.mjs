// npm run ci -- services/booking [--image]: what a team's own CI does with its workspace, on a clean checkout: installs
// what that workspace needs and nothing else, builds, lints and tests it, and builds its image.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, sourcesOf } from './build.mjs';
import { install, ROOT } from './install.mjs';

const [workspace = '', ...options] = process.argv.slice(2);
if (!existsSync(join(ROOT, workspace, 'package.json')) || !workspace) {
  console.error('Which workspace? Such as: npm run ci -- services/booking');
  process.exit(1);
}
const steps = {
  installed: () => install(...sourcesOf(workspace)),
  built: () => build({ only: workspace }),
  linted: () => run('oxlint', workspace),
  formatted: () => run('oxfmt', '--check', workspace),
  tested: () => run('jest', '--selectProjects', basename(workspace)),
  ...(options.includes('--image') && { packed: () => node('build-image.mjs', workspace) }),
};
for (const [done, step] of Object.entries(steps)) {
  const started = performance.now();
  try {
    await step();
  } catch (error) {
    console.error(`${workspace} could not be ${done}: ${error.message}`);
    process.exit(1);
  }
  console.log(`${workspace} ${done} in ${((performance.now() - started) / 1_000).toFixed(1)} s`);
}

function run(tool, ...parameters) {
  start(join(ROOT, 'node_modules', '.bin', tool), parameters);
}

function node(script, ...parameters) {
  start(process.execPath, [join(ROOT, 'scripts', script), ...parameters]);
}

function start(command, parameters) {
  const { status, error } = spawnSync(command, parameters, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error(error?.message ?? `${basename(command)} ended with ${status}`);
}
