import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeNeeding } from '@harbourline/test-kit/describe-needing';
import { parse } from 'yaml';

const FOLDER = join(__dirname, '..');
const OPERATIONS = readFileSync(join(FOLDER, '..', '..', 'docs', 'operations.md'), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook_url: string };
}
const { groups } = parse(readFileSync(join(FOLDER, 'alerts.yml'), 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const dashboards = readdirSync(join(FOLDER, 'dashboards')).map((file) => [
  file,
  JSON.parse(readFileSync(join(FOLDER, 'dashboards', file), 'utf8')) as {
    uid: string;
    panels: { id: number; title: string; gridPos: { x: number; w: number }; targets: { expr: string }[] }[];
  },
]) as [
  string,
  {
    uid: string;
    panels: { id: number; title: string; gridPos: { x: number; w: number }; targets: { expr: string }[] }[];
  },
][];

/** As GitHub and most other renderers make it of a heading. */
const anchors = [...OPERATIONS.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
  heading
    .toLowerCase()
    .replace(/[^\w\- ]/g, '')
    .replaceAll(' ', '-'),
);

it.each(rules.map((rule) => [rule.alert, rule] as const))(
  '%s says what is the matter, how urgent, and what to do',
  (_, rule) => {
    expect(rule.annotations.summary).not.toBe('');
    expect(['page', 'ticket']).toContain(rule.labels.severity);
    const [page, anchor] = rule.annotations.runbook_url.split('#');
    expect(page).toBe('docs/operations.md');
    expect(anchors).toContain(anchor);
  },
);

it('describes no alert that there is not', () => {
  const [, section = ''] = /^## Alerts$([\s\S]*?)^## /m.exec(OPERATIONS) ?? [];
  const described = [...section.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(described.sort()).toEqual(rules.map(({ alert }) => alert).sort());
});

it.each(dashboards)('%s has panels that fit, each with a title and a question', (_, { uid, panels }) => {
  expect(uid).toMatch(/^harbourline-/);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const { title, gridPos, targets } of panels) {
    expect(title).not.toBe('');
    expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
    expect(targets.every(({ expr }) => expr.length > 0)).toBe(true);
  }
});

it.each([
  ...rules.map(({ expr }) => expr),
  ...dashboards.flatMap(([, { panels }]) => panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))),
])('closes what it opens: %s', (expr) => {
  for (const [open, close] of ['()', '[]', '{}'].map((pair) => [...pair])) {
    expect(expr.split(open ?? '').length).toBe(expr.split(close ?? '').length);
  }
});

const PROMTOOL = process.env['PROMTOOL_PATH'] ?? 'promtool';
const noPromtool = spawnSync(PROMTOOL, ['--version']).error
  ? 'promtool is missing: install Debian’s package prometheus, or say in PROMTOOL_PATH where it is.'
  : undefined;

describeNeeding(noPromtool, 'Prometheus', () => {
  it.each([
    ['can load what it is told to', 'check', 'config', 'prometheus.yml'],
    ['is alerted by what should alert it, and by nothing else', 'test', 'rules', 'alerts.test.yml'],
  ])('%s', (_, ...parameters) => {
    const { status, stdout, stderr } = spawnSync(PROMTOOL, parameters, { cwd: FOLDER, encoding: 'utf8' });
    expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
  });

  it.each(dashboards)('understands the questions of %s', (_, { panels }) => {
    const questions = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const rules = questions.map((expr, index) => ({
      record: `question_${index}`,
      expr: expr.replaceAll('$__rate_interval', '5m').replaceAll('$service', '.*'),
    }));
    const folder = mkdtempSync(join(tmpdir(), 'questions-'));
    writeFileSync(join(folder, 'rules.json'), JSON.stringify({ groups: [{ name: 'questions', rules }] }));
    const { status, stdout, stderr } = spawnSync(PROMTOOL, ['check', 'rules', join(folder, 'rules.json')], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect({ status, said: status === 0 ? '' : stdout + stderr }).toEqual({ status: 0, said: '' });
  });
});
