import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { run } from './run.mjs';
import { releaseOf } from './go-mod.mjs';

const HERE = import.meta.dirname;
const GO_MOD = readFileSync(join(HERE, 'go.mod'), 'utf8');
const CACHE = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'harbourline', 'kubernetes');

export const KUBERNETES = releaseOf(GO_MOD, 'k8s.io/kubernetes');
export const ETCD = releaseOf(GO_MOD, 'go.etcd.io/etcd/server/v3');

const PROGRAMS = [
  { name: 'etcd', source: 'go.etcd.io/etcd/server/v3', variables: {} },
  { name: 'kube-apiserver', source: 'k8s.io/kubernetes/cmd/kube-apiserver', variables: versionVariables() },
];

/**
 * The folder with both programs of go.mod, which are built at the first time.
 * @throws Error where there is no Go, or with Go's own words.
 */
export async function controlPlanePrograms(signal) {
  const folder = join(CACHE, keyOfBuild());
  if (existsSync(folder)) return folder;
  await assertGo(signal);
  console.log(`Building etcd ${ETCD} and kube-apiserver ${KUBERNETES}, once; this takes minutes.`);
  mkdirSync(CACHE, { recursive: true });
  const work = mkdtempSync(join(CACHE, 'building-'));
  try {
    for (const { name, source, variables } of PROGRAMS) await build(join(work, name), { source, variables, signal });
    putInPlace(work, folder);
    return folder;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

async function build(file, { source, variables, signal }) {
  const flags = ['-s', '-w', ...Object.entries(variables).map(([name, value]) => `-X ${name}=${value}`)].join(' ');
  const { code, stderr } = await run(
    'go',
    ['build', '-mod=readonly', '-buildvcs=false', '-trimpath', '-ldflags', flags, '-o', file, source],
    // Without C, so that no compiler of it is needed.
    { cwd: HERE, env: { ...process.env, CGO_ENABLED: '0', GOWORK: 'off' }, signal },
  );
  if (code !== 0) throw new Error(`${source} could not be built: ${stderr.trim()}`);
}

async function assertGo(signal) {
  const { code } = await run('go', ['version'], { signal });
  const [, needed] = /^go (\S+)$/m.exec(GO_MOD);
  if (code !== 0)
    throw new Error(
      `A real API server is built from source, which needs Go ${needed} or later (https://go.dev/dl), and a Go module proxy that answers.`,
    );
}

/** What an API server says when it is asked for its version. A build from a module knows nothing of it. */
function versionVariables() {
  const [major, minor] = KUBERNETES.slice(1).split('.');
  const at = 'k8s.io/component-base/version';
  return { [`${at}.gitVersion`]: KUBERNETES, [`${at}.gitMajor`]: major, [`${at}.gitMinor`]: minor };
}

function keyOfBuild() {
  const made = [GO_MOD, readFileSync(join(HERE, 'go.sum')), JSON.stringify(PROGRAMS), process.platform, process.arch];
  const hash = createHash('sha256');
  for (const part of made) hash.update(part);
  return hash.digest('hex').slice(0, 12);
}

/** Whole or not at all; another process may have been quicker. */
function putInPlace(work, folder) {
  try {
    renameSync(work, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
  }
}
