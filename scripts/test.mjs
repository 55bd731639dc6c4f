// npm test: installs, builds and runs everything that can run on this machine, and says what could not and why.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from './build.mjs';
import { ROOT } from './install.mjs';

const RESULTS = join(ROOT, 'test-results');
const CHROMIUM = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  process.env.CHROMIUM_PATH,
];

await build();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const notRun = [];
const chromium = CHROMIUM.find((path) => path && existsSync(path));
if (!chromium)
  notRun.push('e2e/test/browser.test.ts: no Chromium was found (set CHROMIUM_PATH, or install the package chromium)');

const results = [
  // Whole systems take the machine for themselves; everything else shares it.
  await jest('parts', ['--ignoreProjects', 'e2e', '--maxWorkers', '2']),
  await jest('system', [
    '--selectProjects',
    'e2e',
    '--runInBand',
    ...(chromium ? [] : ['--testPathIgnorePatterns', 'browser.test']),
  ]),
];
const sum = (of) => results.reduce((total, result) => total + of(result), 0);
const missing = process.env.CI === 'true' ? notRun.length : 0;
const passed = sum((result) => result.numPassedTests);
const failed = sum((result) => result.numFailedTests + result.numRuntimeErrorTestSuites) + missing;
for (const reason of notRun) console.log(`Not run: ${reason}`);
for (const result of results) {
  for (const suite of result.testResults.filter(({ status }) => status === 'failed'))
    console.log(`Failed: ${suite.name.slice(ROOT.length + 1)}`);
}
writeFileSync(join(RESULTS, 'summary.json'), JSON.stringify({ passed, failed, notRun }));
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

/** Runs Jest and reads its own account of what happened. */
async function jest(name, parameters) {
  const output = join(RESULTS, `${name}.json`);
  const cli = join(dirname(createRequire(import.meta.url).resolve('jest/package.json')), 'bin', 'jest.js');
  await new Promise((resolve) => {
    spawn(process.execPath, [cli, ...parameters, '--json', '--outputFile', output], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, ...(chromium ? { CHROMIUM_PATH: chromium } : {}) },
    }).once('exit', resolve);
  });
  return JSON.parse(readFileSync(output, 'utf8'));
}
