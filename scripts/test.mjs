// npm test: installs, builds and runs everything that can run on this machine, and says what could not and why.
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { ROOT } from './install.mjs';
import { countOf, jest, RESULTS } from './jest.mjs';
import { spawnGuarded } from './test-processes.mjs';

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
const env = {
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  ...(database ? { TEST_DATABASE_URL: database.url } : {}),
};
// A whole system spends much of its time waiting: the parts are tested meanwhile.
const results = await Promise.all([
  jest('parts', ['--ignoreProjects', 'e2e', 'kafka', 'kafka-e2e', '--maxWorkers', '2'], env),
  jest(
    'system',
    ['--selectProjects', 'e2e', '--maxWorkers', '1', ...(chromium ? [] : ['--testPathIgnorePatterns', 'browser.test'])],
    env,
  ),
]);
database?.stop();
const { passed, failed: failures } = countOf(results);
const failed = failures + (process.env.CI === 'true' ? notRun.length : 0);
for (const reason of notRun) console.log(`Not run: ${reason}`);
for (const result of results) {
  for (const suite of result.testResults.filter(({ status }) => status === 'failed'))
    console.log(`Failed: ${suite.name.slice(ROOT.length + 1)}`);
}
writeFileSync(join(RESULTS, 'summary.json'), JSON.stringify({ passed, failed, notRun }));
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** The environment's or a container's database is found by the tests themselves; else this starts the embedded one. */
async function sharedDatabase() {
  if (process.env.TEST_DATABASE_URL || existsSync('/var/run/docker.sock')) return undefined;
  const dataDir = mkdtempSync(join(tmpdir(), 'harbourline-tests-'));
  const script = join(ROOT, 'deploy', 'local', 'dist', 'servers', 'main.js');
  const options = JSON.stringify({ dataDir, port: await freePort(), fast: true });
  const server = spawnGuarded(process.execPath, [script, 'postgres', options], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
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
