// npm run test:stryker -- policy booking: changes each operator, condition and text of rules, one at a time, and runs the
// pure tests that run it; without names, of the policy and of every service's domain. What an earlier run has found out
// about what is still the same is not tried again. With --static, also what is computed once, when a module is loaded.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { generatePrisma } from './generate-prisma.mjs';
import { install, ROOT } from './install.mjs';
import { pureTestsOf } from './pure-tests.mjs';

/** The rules of a workspace, and how many percent of the mistakes in them its tests have to notice. */
const RULES = {
  policy: { workspace: 'packages/policy', mutate: 'src/**/*.ts', least: 92 },
  ...Object.fromEntries(
    readdirSync(join(ROOT, 'services')).map((name) => [
      name,
      { workspace: `services/${name}`, mutate: 'src/domain/**/*.ts', least: 85 },
    ]),
  ),
};
/** One file that runs others, as what these import is loaded once then. In the workspace: Stryker copies no other folder. */
const TESTS = {
  path: join('.build', 'pure.test.cjs'),
  text: 'for (const { title, path } of filesToRun) describe(title, () => void require(path));\n',
};
/** Within the repository: what is installed is found from there. */
const KEPT = join(ROOT, '.build', 'stryker');

const words = process.argv.slice(2);
const names = words.filter((word) => word !== '--static');
const unknown = names.find((name) => !Object.hasOwn(RULES, name));
if (unknown) throw new Error(`There are no rules of "${unknown}", but those of ${Object.keys(RULES).join(', ')}.`);
await install();
await generatePrisma();
const { Stryker } = await import('@stryker-mutator/core');
const require = createRequire(import.meta.url);
const { projects, testTimeout } = require('../jest.config.js');
// Tests of many random cases try as many as the smallest mistake needs, for each of thousands of mistakes.
process.env.SEQUENCES ??= '300';
for (const name of names.length > 0 ? names : Object.keys(RULES)) await tryRulesOf(name, RULES[name]);

async function tryRulesOf(name, { workspace, mutate, least }) {
  const folder = join(ROOT, workspace);
  process.chdir(folder);
  process.env.PURE_TESTS = JSON.stringify(pureTestsOf(workspace).map((file) => relative(folder, file)));
  mkdirSync(dirname(TESTS.path), { recursive: true });
  writeFileSync(TESTS.path, TESTS.text);
  try {
    await new Stryker({
      ...{ mutate: [mutate], ignorePatterns: ['dist', 'bench'], coverageAnalysis: 'perTest', concurrency: 1 },
      // A guard against hanging, never a judgement of speed.
      timeoutMS: testTimeout,
      // A mistake in a constant can concern every test, so that all of them have to run.
      ignoreStatic: !words.includes('--static'),
      ...{ testRunner: 'jest', plugins: ['@stryker-mutator/jest-runner'], jest: jestOf(name) },
      ...{ incremental: true, incrementalFile: join(KEPT, `${name}.json`), tempDirName: join(KEPT, 'sandboxes') },
      ...{ reporters: ['clear-text', 'progress-append-only'], allowConsoleColors: false, warnings: { slow: false } },
      clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
      thresholds: { high: 100, low: least, break: least },
    }).runMutationTest();
  } finally {
    rmSync(TESTS.path);
  }
}

/** The settings of a workspace's Jest project, for tests that are in one file. */
function jestOf(name) {
  const { rootDir: _, ...project } = projects.find(({ displayName }) => displayName === name);
  const testEnvironment = require.resolve('./stryker/environment.cjs');
  return {
    enableFindRelatedTests: false,
    config: { ...project, testTimeout, testMatch: [`<rootDir>/${TESTS.path}`], testEnvironment },
  };
}
