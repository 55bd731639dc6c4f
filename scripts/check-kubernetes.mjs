// Renders the manifests of deploy/kubernetes, checks each against Kubernetes' own schemas and against the rules below,
// and checks that each rule can fail: it is shown a violation made for it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments } from 'yaml';
import { RULES } from '../deploy/kubernetes/checks/rules.mjs';
import { ROOT } from './install.mjs';

/** The oldest release that the manifests are for, and the newest. */
const RELEASES = ['1.34', '1.37'];
const OVERLAY = join(ROOT, 'deploy', 'kubernetes', 'overlays', 'example');
const TOOLS = join(ROOT, 'node_modules', '.cache', 'harbourline', 'kubernetes-tools');

installTools();
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

function render(folder) {
  const { status, stdout, stderr } = spawnSync(join(TOOLS, 'bin', 'kubectl'), ['kustomize', folder], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${folder} cannot be rendered: ${stderr}`);
  return stdout;
}

function parse(text) {
  return parseAllDocuments(text).map((document) => document.toJS());
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

function installTools() {
  const wanted = readFileSync(join(ROOT, 'deploy', 'kubernetes', 'checks', 'requirements.txt'), 'utf8');
  const stamp = join(TOOLS, 'installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  mkdirSync(TOOLS, { recursive: true });
  const { status } = spawnSync(
    'python3',
    [
      ...['-m', 'pip', 'install', '--quiet', '--root-user-action=ignore', '--disable-pip-version-check', '--upgrade'],
      ...['--target', TOOLS, '--requirement', join(ROOT, 'deploy', 'kubernetes', 'checks', 'requirements.txt')],
    ],
    { stdio: 'inherit' },
  );
  if (status !== 0)
    throw new Error('The tools that check the manifests could not be installed; they need Python and pip.');
  writeFileSync(stamp, wanted);
}
