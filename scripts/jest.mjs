// Runs Jest, and reads its own account of what happened.
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from './install.mjs';
import { beginningOf } from './name-failures.cjs';
import { spawnGuarded } from './test-processes.mjs';

export const RESULTS = join(ROOT, 'test-results');
/** Files that `group-tests.mjs` made of others, whose names its tests begin with. */
export const GROUPS = join(RESULTS, 'groups');

/** Jest's own choice, wherever a run keeps its other temporary files: what Jest has translated is good for later runs. */
const CACHE = join(realpathSync(tmpdir()), `jest_${process.getuid?.().toString(36) ?? ''}`);

/** Tests make much that is soon forgotten: room for it, in MB, so that it is forgotten at less cost. Workers take it over. */
const ROOM_FOR_NEW = '--max-semi-space-size=32';

/**
 * @returns Jest's results, which are also left in `test-results/<name>.json`; of a Jest that was killed, one failure. What
 * it says meanwhile goes to `stderr`.
 */
export async function jest(name, parameters, env = {}, { stderr = 'inherit' } = {}) {
  mkdirSync(RESULTS, { recursive: true });
  // Looked for late: on a fresh clone it is there only after the installation.
  const cli = join(dirname(createRequire(import.meta.url).resolve('jest/package.json')), 'bin', 'jest.js');
  const output = join(RESULTS, `${name}.json`);
  rmSync(output, { force: true }); // if Jest fails, there is none
  const settings = [
    ...['--testSequencer', join(ROOT, 'scripts', 'longest-first.cjs'), '--cacheDirectory', CACHE],
    ...['--reporters', 'default', '--reporters', join(ROOT, 'scripts', 'name-failures.cjs')],
  ];
  const command = [ROOM_FOR_NEW, cli, ...parameters, ...settings, '--json', '--outputFile', output];
  const run = spawnGuarded(process.execPath, command, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', stderr],
    env: { ...process.env, ...env },
  });
  const [, signal] = await once(run, 'exit');
  return existsSync(output) ? JSON.parse(readFileSync(output, 'utf8')) : withoutResults(name, signal);
}

function withoutResults(name, signal) {
  const file = { name: join(ROOT, `Jest for ${name} (ended by ${signal ?? 'itself'})`), status: 'failed' };
  return {
    ...{ numPassedTests: 0, numFailedTests: 0, numRuntimeErrorTestSuites: 1 },
    testResults: [{ ...file, startTime: 0, endTime: 0, assertionResults: [] }],
  };
}

/** How many tests have passed and failed; a file that cannot be run counts as one that failed. */
export function countOf(results) {
  const sum = (of) => results.reduce((total, result) => total + of(result), 0);
  return {
    passed: sum((result) => result.numPassedTests),
    failed: sum((result) => result.numFailedTests + result.numRuntimeErrorTestSuites),
  };
}

/** A line for each test that has failed, and for each file that could not be run. */
export function failuresOf(results) {
  return results
    .flatMap(({ testResults }) => testResults)
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, assertionResults }) => {
      const failures = assertionResults.filter(({ status }) => status === 'failed');
      const file = name.slice(ROOT.length + 1);
      if (failures.length === 0) return [`${file} could not be run`];
      const inFile = name.startsWith(GROUPS) ? [] : [file];
      return failures.map(
        ({ ancestorTitles, title, failureMessages: [said] }) =>
          `${[...inFile, ...ancestorTitles, title].join(' › ')}: ${beginningOf(said)}`,
      );
    });
}

/** A line for each group of tests that was skipped, whose name says what the machine lacks. */
export function skippedIn(results) {
  const skipped = results
    .flatMap(({ testResults }) => testResults.flatMap(({ assertionResults }) => assertionResults))
    .filter(({ status }) => status === 'pending');
  return [...new Set(skipped.map(({ ancestorTitles, title }) => ancestorTitles.join(' › ') || title))];
}
