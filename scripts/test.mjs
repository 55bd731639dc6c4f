// npm test: installs, builds and runs everything that can run on this machine, and says what could not and why; with
// --with-kafka, the tests on Kafka as well.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromiumPath } from '../e2e/test/support/chromium.mjs';
import { build } from './build.mjs';
import { keepTemporaryFilesInMemory } from './folder-in-memory.mjs';
import { freePorts } from './free-ports.mjs';
import { groupTests } from './group-tests.mjs';
import { ROOT } from './install.mjs';
import { countOf, failuresOf, GROUPS, jest, RESULTS, skippedIn } from './jest.mjs';
import { testKafka } from './kafka-tests.mjs';
import { secondsOf } from './seconds-of-tests.cjs';
import { spawnGuarded } from './test-processes.mjs';
import { serversOfTests } from './test-servers.mjs';

const PORTS_OF_A_STACK = 12;
const LOOK_EVERY_MS = 100;
const WORTH_NOTING_SECONDS = 3;

await build();
keepTemporaryFilesInMemory();
rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const withKafka = process.argv.includes('--with-kafka');
const notRun = [];
const chromium = chromiumPath();
if (!chromium)
  notRun.push(
    'e2e/test/*browser.test.ts: no Chromium was found (set CHROMIUM_PATH, or install the package chromium-headless-shell)',
  );

// One PostgreSQL for all test files saves each of them making its own; they take databases of their own from it.
const servers = await serversOfTests({ kafka: withKafka });
const env = {
  JUST_BUILT: 'yes',
  ...(chromium ? { CHROMIUM_PATH: chromium } : {}),
  ...servers.env,
};
groupTests({ ...testsOfWorkspaces(), 'web-pages': join('web', 'src') }, GROUPS);
// A whole system spends much of its time waiting: the parts are tested meanwhile.
const [parts, systems, onKafka] = await Promise.all([
  jest('parts', ['--ignoreProjects', 'e2e', 'kafka', 'kafka-e2e', 'story', '--maxWorkers', '4'], {
    ...env,
    TEST_GROUPS: GROUPS,
  }),
  testSystems(),
  withKafka ? testKafka(env) : [],
]);
servers.stop();
const results = [parts, ...systems, ...onKafka];
const { passed, failed: failedTests } = countOf(results);
const failed = failedTests + (process.env.CI === 'true' ? notRun.length : 0);
notRun.push(...skippedIn(results));
for (const reason of notRun) console.log(`Not run: ${reason}`);
const failures = failuresOf(results);
for (const failure of failures) console.log(`Failed: ${failure}`);
writeFileSync(join(RESULTS, 'summary.json'), JSON.stringify({ passed, failed, failures, notRun }, null, 2));
writeFileSync(join(RESULTS, 'seconds.json'), `${JSON.stringify(secondsOfFiles(), null, 2)}\n`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;

/** Two at a time: on one system what can share one, and beside it and afterwards what needs a system of its own. */
async function testSystems() {
  const folder = join(ROOT, 'e2e', 'test');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts') && (chromium || !file.endsWith('browser.test.ts')))
    .map((file) => join(folder, file));
  const sharing = files.filter((file) => readFileSync(file, 'utf8').includes('sharedTestStack()'));
  const alone = files.filter((file) => !sharing.includes(file));
  const [afterwards, beside] = evenHalves(alone, sum(sharing.map(secondsOf)));

  const newSystem = await setUpSystem();
  const run = (name, chosen, more = {}) =>
    jest(name, ['--selectProjects', 'e2e', '--runInBand', '--runTestsByPath', ...chosen], {
      ...{ ...env, ...(newSystem ? { NEW_SYSTEM: newSystem } : {}), ...more },
    });
  const onOneSystem = async () => {
    const system = await startSystem(newSystem);
    const result = await run('system-shared', sharing, { SHARED_INSTANCE_FILE: system.instanceFile });
    await system.stop();
    // Without a path, Jest would run them all once more.
    return afterwards.length > 0 ? [result, await run('system', afterwards)] : [result];
  };
  const all = await Promise.all([onOneSystem(), run('system-beside', beside)]);
  if (newSystem) rmSync(newSystem, { recursive: true, force: true });
  return all.flat();
}

/** Two parts of the files that last as long as each other; the first is begun `headStart` seconds later. */
function evenHalves(files, headStart) {
  const halves = [
    { seconds: headStart, files: [] },
    { seconds: 0, files: [] },
  ];
  for (const file of files.toSorted((one, other) => secondsOf(other) - secondsOf(one))) {
    const [shorter] = halves.toSorted((one, other) => one.seconds - other.seconds);
    shorter.files.push(file);
    shorter.seconds += secondsOf(file);
  }
  return halves.map((half) => half.files);
}

/** The data of a system that was set up and stopped again: one that begins with a copy has its accounts and tables. */
async function setUpSystem() {
  const data = mkdtempSync(join(tmpdir(), 'harbourline-new-'));
  const system = await startSystem(undefined, data);
  await system.stop({ keep: true });
  // Where PostgreSQL cannot enter the folder, its files are elsewhere, and no copy has them.
  if (!existsSync(join(data, 'postgres', 'cluster-is-at'))) return data;
  rmSync(data, { recursive: true, force: true });
  return undefined;
}

/**
 * As `npm start` runs it, without rate limits and demo fleet, on ports and data of its own; the data is that of
 * `newSystem` to begin with.
 */
async function startSystem(newSystem, dataDir = mkdtempSync(join(tmpdir(), 'harbourline-e2e-'))) {
  chmodSync(dataDir, 0o755); // PostgreSQL may run as somebody else
  if (newSystem) execFileSync('cp', ['-a', `${newSystem}/.`, dataDir]);
  const instanceFile = join(dataDir, 'instance.json');
  const system = spawnGuarded(process.execPath, [join(ROOT, 'deploy', 'local', 'dist', 'main.js')], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      ...{ DATA_DIR: dataDir, PORT: String(await freePorts(PORTS_OF_A_STACK)), DEMO_BOATS: 'off' },
      ...JSON.parse(readFileSync(join(ROOT, 'e2e', 'test', 'support', 'test-settings.json'), 'utf8')),
    },
  });
  const ended = once(system, 'exit');
  const running = () => system.exitCode === null && system.signalCode === null;
  while (running() && !existsSync(instanceFile)) await pause(LOOK_EVERY_MS);
  return {
    instanceFile,
    async stop({ keep = false } = {}) {
      system.kill('SIGTERM');
      await ended;
      if (!keep) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The folder of tests of each workspace that has one, by the name of its project. */
function testsOfWorkspaces() {
  const below = (parent) => readdirSync(join(ROOT, parent)).map((name) => join(parent, name));
  const all = [...below('packages'), ...below('services'), ...below('deploy'), 'gateway', 'web'];
  const withTests = all.filter((workspace) => existsSync(join(ROOT, workspace, 'test')));
  return Object.fromEntries(withTests.map((workspace) => [basename(workspace), join(workspace, 'test')]));
}

/** How long each file took that took some, the longest first: what `scripts/seconds-of-tests.json` is made of. */
function secondsOfFiles() {
  const seconds = {};
  for (const { name, startTime, endTime, assertionResults } of results.flatMap(({ testResults }) => testResults)) {
    if (!name.startsWith(GROUPS)) seconds[name.slice(ROOT.length + 1)] = (endTime - startTime) / 1_000;
    else
      for (const {
        ancestorTitles: [file],
        duration,
      } of assertionResults)
        seconds[file] = (seconds[file] ?? 0) + (duration ?? 0) / 1_000;
  }
  const long = Object.entries(seconds).filter(([, each]) => each >= WORTH_NOTING_SECONDS);
  return Object.fromEntries(
    long.sort(([, one], [, other]) => other - one).map(([file, each]) => [file, Math.round(each)]),
  );
}

function sum(numbers) {
  return numbers.reduce((total, each) => total + each, 0);
}
