import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releaseOf } from '../../../scripts/go-mod.mjs';
import { goPrograms } from '../../../scripts/go-programs.mjs';

const HERE = import.meta.dirname;
const GO_MOD = readFileSync(join(HERE, 'go.mod'), 'utf8');

export const KUBERNETES = releaseOf(GO_MOD, 'k8s.io/kubernetes');
export const ETCD = releaseOf(GO_MOD, 'go.etcd.io/etcd/server/v3');

const PROGRAMS = [
  { name: 'etcd', source: 'go.etcd.io/etcd/server/v3' },
  { name: 'kube-apiserver', source: 'k8s.io/kubernetes/cmd/kube-apiserver', variables: versionVariables() },
];

/** The folder with an etcd and an API server, of the releases that go.mod names. @throws Error where they cannot be built */
export function controlPlanePrograms(signal) {
  return goPrograms({ from: HERE, name: 'kubernetes', programs: PROGRAMS, signal });
}

/** What an API server says when it is asked for its version. A build from a module knows nothing of it. */
function versionVariables() {
  const [major, minor] = KUBERNETES.slice(1).split('.');
  const at = 'k8s.io/component-base/version';
  return { [`${at}.gitVersion`]: KUBERNETES, [`${at}.gitMajor`]: major, [`${at}.gitMinor`]: minor };
}
