import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const table = read('docs/security/asvs.md');

const STATES = ['test', 'built', 'n/a', 'open'] as const;
const LEAST_TESTED = 0.85;
/** Of levels 1 and 2, in ASVS 5.0.0. */
const REQUIREMENTS = 253;

const items = [...table.matchAll(/^\| (\d+\.\d+\.\d+) +\| ([12]) +\| (.+?) +\| (\S+) +\| (.+?) +\|$/gm)].map(
  ([, number = '', level = '', asked = '', state = '', where = '']) => ({ number, level, asked, state, where }),
);
type Item = (typeof items)[number];

const pathsIn = ({ where }: Item) =>
  [...where.matchAll(/`([\w.@-]+(?:\/[\w.@*-]+)*)`/g)].map(([, path = '']) => path).filter((path) => /[./]/.test(path));
const isTest = (path: string) => /\.(test|kafka)\.tsx?$|\.attack\.ts$|^scripts\/check-[\w-]+\.mjs$/.test(path);

it('judges every requirement once', () => {
  expect(items).toHaveLength(REQUIREMENTS);
  expect(new Set(items.map(({ number }) => number)).size).toBe(REQUIREMENTS);
  expect(items.filter(({ state }) => !STATES.some((each) => each === state))).toEqual([]);
});

it('names a test that exists for each one that is shown by a test', () => {
  for (const item of items.filter(({ state }) => state === 'test')) {
    const tests = pathsIn(item).filter(isTest);
    expect({ item, tests }).not.toMatchObject({ tests: [] });
  }
});

it('names nothing that is not there', () => {
  const named = items.flatMap(pathsIn).filter((path) => path.includes('/'));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((path) => !path.startsWith('@') && !existsSync(join(ROOT, path)))).toEqual([]);
});

it('says of each open one what is missing, and of each that does not apply why', () => {
  expect(items.filter(({ where }) => where.length < 8)).toEqual([]);
});

it('adds up, in its own tables and in security.md', () => {
  const counted = (of: Item[]) => {
    const count = (state: string) => of.filter((item) => item.state === state).length;
    const applicable = of.length - count('n/a');
    const share = (state: string) =>
      applicable === 0 ? '0' : `${count(state)} (${Math.round((100 * count(state)) / applicable)}%)`;
    return [of.length, applicable, share('test'), share('built'), share('open')].map(String);
  };
  const told = (name: string) => {
    const line = table.split('\n').find((each) => each.startsWith(`| ${name} `)) ?? '';
    return line
      .split('|')
      .slice(2, 7)
      .map((cell) => cell.trim());
  };
  expect(told('**Both**')).toEqual(counted(items));
  for (const level of ['1', '2']) {
    expect(told(`Level ${level}`)).toEqual(counted(items.filter((item) => item.level === level)));
  }
  for (let chapter = 1; chapter <= 17; chapter += 1) {
    const of = items.filter(({ number }) => number.startsWith(`${chapter}.`));
    expect([chapter, ...told(`V${chapter}`)]).toEqual([chapter, ...counted(of)]);
  }
  const [all = '', applicable = '', test = '', built = '', open = ''] = counted(items);
  expect(read('docs/security.md')).toContain(
    `Of ${all}, ${applicable} apply: ${test} are asserted by a test, ${built} are built without a test that would notice, ${open} are open.`,
  );
});

it('has most of what applies shown by a test', () => {
  const applicable = items.filter(({ state }) => state !== 'n/a');
  const tested = applicable.filter(({ state }) => state === 'test');
  expect(tested.length / applicable.length).toBeGreaterThanOrEqual(LEAST_TESTED);
});
