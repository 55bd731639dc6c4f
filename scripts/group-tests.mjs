// Puts test files together, so that what they import is loaded once for several of them instead of for each.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, extname, join, relative } from 'node:path';
import { ROOT } from './install.mjs';
import { secondsOf } from './seconds-of-tests.cjs';

const TOGETHER = 32;
/** Who replaces modules, time or functions has them alone. */
const NEEDS_OWN_MODULES = /\bjest\.(mock|doMock|spyOn|useFakeTimers|resetModules|isolateModules)\b/;
const SEPARATE = `const { globalsNow, replacedSince, separateGlobals } = require(${JSON.stringify(join(ROOT, 'scripts', 'group-globals.cjs'))});\n`;
/** What it does before or after the tests is for all that use it, in whichever file they are. */
const HAS_HOOKS = /^(before|after)(All|Each)\(/m;

/**
 * Writes a file for each group of a project's test files into `folder`/<project>. A test's name begins with its file's
 * there, and a file that cannot be loaded is one failed test. `projects`: where the tests of each are.
 */
export function groupTests(projects, folder) {
  rmSync(folder, { recursive: true, force: true });
  for (const [project, tests] of Object.entries(projects)) {
    const sources = readdirSync(join(ROOT, tests), { recursive: true })
      .map((file) => join(ROOT, tests, file))
      .filter((file) => /\.tsx?$/.test(file))
      .sort();
    const files = sources.filter((file) => /\.test\.tsx?$/.test(file));
    const own = files.filter((file) => NEEDS_OWN_MODULES.test(read(file)));
    const support = sources.filter((file) => !files.includes(file) && HAS_HOOKS.test(read(file)));
    const usedBy = (group) =>
      support.filter((file) => group.some((test) => read(test).includes(`/${basename(file, extname(file))}'`)));
    const groups = evenGroups(files.filter((file) => !own.includes(file)));
    const into = join(folder, project);
    mkdirSync(into, { recursive: true });
    [...groups, ...own.map((file) => [file])].forEach((group, at) =>
      writeFileSync(
        join(into, `${String(at + 1).padStart(2, '0')}.test.ts`),
        [SEPARATE, ...usedBy(group).map((file) => `require(${JSON.stringify(file)});\n`), ...group.map(block)].join(
          '\n',
        ),
      ),
    );
  }
}

/** Groups that take about as long as each other, so that none is still running when all others are done. */
function evenGroups(files) {
  const groups = Array.from({ length: Math.ceil(files.length / TOGETHER) }, () => ({ seconds: 0, group: [] }));
  const timed = files.map((file) => ({ file, seconds: secondsOf(file) }));
  for (const { file, seconds } of timed.sort((one, other) => other.seconds - one.seconds)) {
    const [shortest] = groups
      .filter(({ group }) => group.length < TOGETHER)
      .sort((one, other) => one.seconds - other.seconds || one.group.length - other.group.length);
    shortest.group.push(file);
    shortest.seconds += seconds;
  }
  return groups.map(({ group }) => group.sort());
}

const read = (file) => readFileSync(file, 'utf8');

function block(file) {
  return `describe(${JSON.stringify(relative(ROOT, file))}, () => {
  const { begin, end } = separateGlobals();
  const before = globalsNow();
  beforeAll(begin);
  try {
    require(${JSON.stringify(file)});
    const replaced = replacedSince(before);
    if (replaced.length > 0) throw new Error(\`replaces what others share: \${replaced}\`);
  } catch (error) {
    it('can be loaded', () => {
      throw error;
    });
  }
  afterAll(end);
});
`;
}
