// Renders the manifests of deploy/kubernetes, checks each against Kubernetes' own schemas and against the rules below,
// and checks that each rule can fail: it is shown a violation made for it.
import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, render } from '../deploy/kubernetes/checks/render.mjs';
import { RULES } from '../deploy/kubernetes/checks/rules.mjs';
import { kubernetesTools } from '../deploy/kubernetes/checks/tools.mjs';
import { ROOT } from './install.mjs';

/** The oldest release that the manifests are for, and the newest. */
const RELEASES = ['1.34', '1.37'];
const OVERLAY = join(ROOT, 'deploy', 'kubernetes', 'overlays', 'example');
const TOOLS = kubernetesTools();

const failures = [];

const whole = render(OVERLAY);
const resources = parse(whole);
for (const release of RELEASES) {
  failures.push(...againstSchemas(whole, release));
  const misspelt = whole.replace('readinessProbe:', 'readynessProbe:');
  if (againstSchemas(misspelt, release).length === 0)
    failures.push(`Kubernetes ${release}: a wrong field is not found`);
}
for (const { name, check, violate } of RULES) {
  failures.push(...check(resources).map((complaint) => `${name}: ${complaint}`));
  const violated = structuredClone(resources);
  violate(violated);
  if (check(violated).length === 0) failures.push(`${name}: no violation of it is found`);
}
failures.push(...partsThatDiffer());

for (const failure of failures) console.error(failure);
console.log(`${resources.length} resources, ${RULES.length} rules, ${failures.length} failures`);
process.exit(failures.length === 0 ? 0 : 1);

/** Each service is deployed by itself: its folder alone has to give what the whole has of it. */
function partsThatDiffer() {
  const apart = readdirSync(OVERLAY, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => parse(render(join(OVERLAY, name))));
  const inWords = (list) => list.map((resource) => JSON.stringify(resource)).sort();
  return JSON.stringify(inWords(apart)) === JSON.stringify(inWords(resources))
    ? []
    : ['the folders of the overlay, each by itself, do not give what all of it gives'];
}

function againstSchemas(text, release) {
  const file = join(TOOLS, 'rendered.yaml');
  writeFileSync(file, text);
  const { status, stdout, stderr } = spawnSync(
    'python3',
    ['-m', 'kubernetes_validate', '--strict', '--quiet', '--kubernetes-version', release, file],
    { encoding: 'utf8', env: { ...process.env, PYTHONPATH: TOOLS } },
  );
  const said = `${stdout}${stderr}`.trim();
  return status === 0 && said === '' ? [] : [`Kubernetes ${release}: ${said || `the checker ended with ${status}`}`];
}
