// npm test: installs, builds and runs everything that can run on this machine, and says what could not and why.
import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
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
  notRun.push('e2e/test/*browser.test.ts: no Chromium was found (set CHROMIUM_PATH, or install the package chromium)');

// One PostgreSQL for all test files saves each of them making its own; they take databases of their own from it.
const database = await sharedDatabase();
const results = [
  // Whole systems take the machine for themselves; everything else shares it.
  await jest('parts', ['--ignoreProjects', 'e2e', 'kafka', 'kafka-e2e', '--maxWorkers', '3']),
  await jest('system', [
    '--selectProjects',
    'e2e',
    '--runInBand',
    ...(chromium ? [] : ['--testPathIgnorePatterns', 'browser.test']),
  ]),
];
database?.stop();
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
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** Runs Jest and reads its own account of what happened. */
async function jest(name, parameters) {
  const output = join(RESULTS, `${name}.json`);
  const cli = join(dirname(createRequire(import.meta.url).resolve('jest/package.json')), 'bin', 'jest.js');
  await new Promise((resolve) => {
    spawn(process.execPath, [cli, ...parameters, '--json', '--outputFile', output], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
        ...(database ? { TEST_DATABASE_URL: database.url } : {}),
      },
    }).once('exit', resolve);
  });
  return JSON.parse(readFileSync(output, 'utf8'));
}

/** The environment's or a container's database is found by the tests themselves; else this starts the embedded one. */
async function sharedDatabase() {
  if (process.env.TEST_DATABASE_URL || existsSync('/var/run/docker.sock')) return undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'harbourline-tests-'));
  const script = join(ROOT, 'deploy', 'local', 'dist', 'servers', 'main.js');
  const options = JSON.stringify({ dataDir, port: await freePort(), fast: true });
  const server = fork(script, ['postgres', options], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const [{ url }] = await once(server, 'message');
  return {
    url,
    stop() {
      server.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
      server.kill('SIGTERM');
    },
  };
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
