import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const ROOT = join(__dirname, '..', '..', '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const WORKSPACES = ['identity', 'catalog', 'booking', 'payments', 'notifications']
  .map((name) => `services/${name}`)
  .concat('gateway');

/** What each workspace is built, tested, packed and deployed with. */
const SHARED = [
  ...['package.json', 'package-lock.json', 'tsconfig.base.json', 'jest.config.js', '.oxlintrc.json', '.oxfmtrc.json'],
  ...['scripts/**', 'deploy/ci/github/**', 'deploy/docker/**', 'deploy/kubernetes/**'],
];

const workflow = z.object({
  on: z.object({
    push: z.object({ branches: z.array(z.string()), paths: z.array(z.string()) }),
    pull_request: z.object({ paths: z.array(z.string()) }),
  }),
  jobs: z.record(z.string(), z.object({ with: z.object({ workspace: z.string(), name: z.string() }) })),
});
const manifest = z.object({ dependencies: z.record(z.string(), z.string()).default({}) });

describe.each(WORKSPACES)('the workflow of %s', (workspace) => {
  const name = basename(workspace);
  const { on, jobs } = workflow.parse(parse(read(`deploy/ci/github/${name}.yml`)));

  it('runs when the workspace, or a package that it is built from, has changed', () => {
    const sources = new Set([workspace, ...packagesOf(workspace)]);
    if (workspace === 'gateway') for (const source of ['web', ...packagesOf('web')]) sources.add(source);
    const filters = [...sources].map((folder) => `${folder}/**`);
    expect(on.push.paths.toSorted()).toEqual([...filters, ...SHARED].sort());
    for (const path of on.push.paths)
      expect([path, existsSync(join(ROOT, path.replace('/**', '')))]).toEqual([path, true]);
    expect(on.pull_request.paths).toEqual(on.push.paths);
  });

  it('builds, tests and deploys that workspace', () => {
    expect(jobs).toMatchObject({ [name]: { with: { workspace, name } } });
  });
});

describe('what all of them do', () => {
  const step = z.object({ id: z.string().optional(), run: z.string().default(''), uses: z.string().optional() });
  const { jobs } = z
    .object({ jobs: z.record(z.string(), z.object({ steps: z.array(step) })) })
    .parse(parse(read('deploy/ci/github/service.yml')));
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('names each release by version and commit, so that none is deployed under the image of another', () => {
    const [named] = steps.filter(({ id }) => id === 'version');
    const bin = mkdtempSync(join(tmpdir(), 'release-'));
    const output = join(bin, 'output');
    const run = spawnSync('bash', ['-c', named?.run ?? 'exit 1'], {
      cwd: ROOT,
      env: { ...process.env, WORKSPACE: 'services/booking', GITHUB_SHA: '0123456789abcdef', GITHUB_OUTPUT: output },
    });
    expect(run.status).toBe(0);
    expect(readFileSync(output, 'utf8')).toMatch(/^version=\d+\.\d+\.\d+-0123456789ab\n$/);
    rmSync(bin, { recursive: true });
  });

  it('takes actions by their commit, which nobody can put something else in place of', () => {
    const used = steps.flatMap(({ uses }) => (uses ? [uses] : []));
    expect(used.length).toBeGreaterThan(0);
    expect(used.filter((action) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(action))).toEqual([]);
  });

  it('gives secrets, and whatever else comes from outside, to no shell as part of a command', () => {
    const pasted = steps.filter(({ run }) => /\$\{\{(?!\s*inputs\.)/.test(run));
    expect(pasted).toEqual([]);
  });
});

/** The folders of our own packages that a workspace is built from, directly or through another. */
function packagesOf(workspace: string, found = new Set<string>()): Set<string> {
  const { dependencies } = manifest.parse(JSON.parse(read(`${workspace}/package.json`)));
  for (const dependency of Object.keys(dependencies)) {
    const folder = dependency.replace('@harbourline/', 'packages/');
    if (folder === dependency || found.has(folder)) continue;
    found.add(folder);
    packagesOf(folder, found);
  }
  return found;
}
