// What `kubectl apply -k` sends to a cluster: `node deploy/kubernetes/checks/render.mjs FOLDER` writes it as JSON.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseAllDocuments } from 'yaml';
import { kubernetesTools } from './tools.mjs';

/** The manifests of a folder, as YAML. @throws Error with kustomize's own words. */
export function render(folder) {
  const kubectl = join(kubernetesTools(), 'bin', 'kubectl');
  const { status, stdout, stderr } = spawnSync(kubectl, ['kustomize', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`${folder} cannot be rendered: ${stderr}`);
  return stdout;
}

export function parse(text) {
  return parseAllDocuments(text).map((document) => document.toJS());
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.stdout.write(JSON.stringify(parse(render(process.argv[2]))));
