import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');

interface Advisory {
  name: string;
  severity: string;
  url: string;
}
/** As `npm audit --json` tells of packages. */
type Vulnerabilities = Record<string, { via: (Advisory | string)[] }>;
interface Known {
  updatedOn: string;
  advisories: Record<string, string>;
}
interface JudgeUpdates {
  DAYS_TO_UPDATE: Record<'critical' | 'high' | 'moderate' | 'low', number>;
  DAYS_BETWEEN_UPDATES: number;
  judgeUpdates: (vulnerabilities: Vulnerabilities, known: Known, today: string) => string[];
}
const { DAYS_TO_UPDATE, DAYS_BETWEEN_UPDATES, judgeUpdates } = jest.requireActual<JudgeUpdates>(
  '../../../scripts/judge-updates.mjs',
);

const URL = 'https://github.com/advisories/GHSA-xxxx-xxxx-xxxx';
/** `koa` has it, and `router` uses `koa`. */
const withAdvisory = (severity: string): Vulnerabilities => ({
  koa: { via: [{ name: 'koa', severity, url: URL }] },
  router: { via: ['koa'] },
});
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * 24 * 3_600_000).toISOString().slice(0, 10);
const DAY = '2026-03-01';
const known = (advisories: Known['advisories'] = {}): Known => ({ updatedOn: DAY, advisories });

it('has nothing to say where nothing is known', () => {
  expect(judgeUpdates({}, known(), DAY)).toEqual([]);
});

it.each(['critical', 'high', 'moderate', 'low'])(
  'refuses a vulnerability (%s) that nobody has looked at',
  (severity) => {
    const problems = judgeUpdates(withAdvisory(severity), known(), DAY);
    expect(problems).toEqual([
      expect.stringContaining(`koa has a known vulnerability (${severity}, ${URL}): update it`),
    ]);
  },
);

it.each(['critical', 'high', 'moderate', 'low'] as const)('refuses one (%s) once its time is over', (severity) => {
  const judge = (days: number) =>
    judgeUpdates(withAdvisory(severity), known({ [URL]: DAY }), dayAfter(DAY, days)).join();
  const days = DAYS_TO_UPDATE[severity];
  expect(judge(days)).toBe('');
  expect(judge(days + 1)).toContain(`known for ${days + 1} days, and ${days} are allowed`);
});

it('wants what is settled out of the list', () => {
  expect(judgeUpdates({}, known({ [URL]: DAY }), DAY)).toEqual([expect.stringContaining('is not found any more')]);
});

it('refuses packages that nobody has brought up to date for too long', () => {
  const judge = (days: number) => judgeUpdates({}, known(), dayAfter(DAY, days));
  expect(judge(DAYS_BETWEEN_UPDATES)).toEqual([]);
  expect(judge(DAYS_BETWEEN_UPDATES + 1)).toEqual([
    `Packages were brought up to date ${DAYS_BETWEEN_UPDATES + 1} days ago`,
  ]);
});

it('security.md says how long an update may take', () => {
  const [, updates = ''] = readFileSync(join(ROOT, 'docs', 'security.md'), 'utf8').split('\n## Updates\n');
  const told = [...(updates.split('\n## ')[0] ?? '').matchAll(/^\| (\w+) +\| (\d+) days? +\|/gm)];
  expect(Object.fromEntries(told.map(([, severity = '', days]) => [severity.toLowerCase(), Number(days)]))).toEqual(
    DAYS_TO_UPDATE,
  );
  expect(updates).toContain(`at least every ${DAYS_BETWEEN_UPDATES} days`);
});

it('the list has days alone', () => {
  const list = JSON.parse(readFileSync(join(ROOT, 'scripts', 'known-vulnerabilities.json'), 'utf8')) as Known;
  for (const day of [list.updatedOn, ...Object.values(list.advisories)]) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
});
