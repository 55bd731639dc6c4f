import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kubernetesTools } from '../checks/tools.mjs';
import { run } from '../../../scripts/run-to-end.mjs';

/** A kubectl for one API server alone: it reads and writes nothing outside of `folder`. */
export function kubectlFor({ folder, url, token, authority }) {
  const kubectl = join(kubernetesTools(), 'bin', 'kubectl');
  const config = join(folder, 'kubeconfig.json');
  writeFileSync(config, JSON.stringify(configOf({ url, token, authority })), { mode: 0o600 });
  const common = [`--kubeconfig=${config}`, `--cache-dir=${join(folder, 'kubectl')}`, '--request-timeout=60s'];
  return (args, options) => run(kubectl, [...common, ...args], options);
}

const configOf = ({ url, token, authority }) => ({
  apiVersion: 'v1',
  kind: 'Config',
  clusters: [{ name: 'real', cluster: { server: url, 'certificate-authority': authority } }],
  users: [{ name: 'administrator', user: { token } }],
  contexts: [{ name: 'real', context: { cluster: 'real', user: 'administrator' } }],
  'current-context': 'real',
});
