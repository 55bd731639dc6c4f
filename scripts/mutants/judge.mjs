import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { jest } from '../jest.mjs';

/** What lasts so much longer with a mistake than without it hangs, which is a failure, too. */
const HANGS = { afterMs: 20_000, times: 3 };

/**
 * Makes a mistake in a copy of the sources, and takes it back.
 * @returns the name of the first test that has failed because of it; or why none counts as having failed.
 */
export async function judge({ file, text, instead, ...mutant }, { copy, env, unmutated }) {
  const { test, title } = mutant;
  const before = unmutated.filter((each) => isOf(mutant, each));
  if (before.length === 0) return { survives: `${test} has no test "${title}"` };
  const failing = before.find(({ status }) => status !== 'passed');
  if (failing) return { survives: `${test} fails without it: ${failing.fullName}` };

  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  const times = source.split(text).length - 1;
  if (times !== 1) return { survives: `its text is in ${file} ${times} times` };
  const [{ fileMs }] = before;
  const withinMs = HANGS.afterMs + Math.round(HANGS.times * fileMs);
  writeFileSync(
    path,
    source.replace(text, () => instead),
  );
  try {
    const tests = await testsOf([mutant], { copy, env, withinMs });
    const failed = tests.find((each) => isOf(mutant, each) && each.status === 'failed');
    return failed ? { caughtBy: failed.fullName } : { survives: `${test} does not fail` };
  } catch (error) {
    return { survives: `${test} cannot be run: ${error.message}` };
  } finally {
    writeFileSync(path, source);
  }
}

/**
 * Runs the tests that have to fail because of these mutants, each within some time.
 * @returns each with its file, and how long that took.
 */
export async function testsOf(mutants, { copy, env, withinMs }) {
  const files = [...new Set(mutants.map(({ test }) => test))];
  const titles = [...new Set(mutants.map(({ title }) => RegExp.escape(title)))];
  const { testResults } = await jest(
    `mutants-${basename(copy)}`,
    [
      ...['--config', join(copy, 'jest.config.js'), '--selectProjects', ...new Set(files.map(projectOf))],
      ...['--runTestsByPath', ...files.map((file) => join(copy, file)), '--testNamePattern', titles.join('|')],
      ...(withinMs ? ['--testTimeout', String(withinMs)] : []),
      ...['--maxWorkers', '2', '--forceExit'],
    ],
    env,
    { stderr: 'ignore' },
  );
  return testResults.flatMap(({ name, startTime, endTime, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      ...{ test: name.slice(copy.length + 1), fullName, status },
      fileMs: endTime - startTime,
    })),
  );
}

function isOf({ test, title }, each) {
  return each.test === test && each.fullName.includes(title);
}

/** As jest.config.js names it: after the workspace, and pages have one of their own. */
function projectOf(file) {
  return file.startsWith('web/src/') ? 'web-pages' : basename(file.slice(0, file.indexOf('/test/')));
}
