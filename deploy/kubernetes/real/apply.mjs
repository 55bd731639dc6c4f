// npm run apply:kubernetes: has a real API server judge the manifests. Builds etcd and kube-apiserver at the first time
// (needs Go), starts both on this machine alone, applies every overlay, creates a pod of each workload, and shows that
// pods which violate the standard `restricted` are refused. Everything that it starts is stopped and removed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, render } from '../checks/render.mjs';
import { controlPlanePrograms, ETCD, KUBERNETES } from './programs.mjs';
import { startControlPlane } from './control-plane.mjs';
import { overlaysIn } from './overlays.mjs';
import { podsOf, violationsOf } from './pods.mjs';
import { kindOf, servedKinds } from './served.mjs';

const OVERLAYS = join(import.meta.dirname, '..', 'overlays');
const ENFORCED = { 'pod-security.kubernetes.io/enforce': 'restricted' };

// Of a program that is ended early, what was made so far is removed as well.
const ending = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => ending.abort());
const { signal } = ending;

const counts = { objects: 0, pods: 0, failures: 0 };
const folder = mkdtempSync(join(tmpdir(), 'harbourline-kubernetes-'));
let controlPlane;
try {
  const programs = await controlPlanePrograms(signal);
  controlPlane = await startControlPlane({ programs, folder, signal });
  console.log(`etcd ${ETCD} and kube-apiserver ${KUBERNETES} run.`);
  await judge(controlPlane.kubectl);
  console.log(`${counts.objects} objects and ${counts.pods} pods accepted, ${counts.failures} failures`);
} catch (error) {
  counts.failures += 1;
  console.error(signal.aborted ? 'Ended before all was judged.' : error.message);
} finally {
  await controlPlane?.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = counts.failures === 0 ? 0 : 1;

async function judge(kubectl) {
  const served = servedKinds((await kubectl(['api-resources', '--no-headers'], { signal })).stdout);
  const pods = [];
  for (const overlay of overlaysIn(OVERLAYS)) {
    const resources = parse(render(join(OVERLAYS, overlay)));
    await apply(kubectl, { overlay, served, resources });
    pods.push(...podsOf(resources));
  }
  if (pods.length === 0) fail('no workload, so no pod');
  for (const { owner, pod } of pods) await createPod(kubectl, { owner, pod });
  for (const { name, pod } of firstOfEachNamespace(pods).flatMap(violationsOf)) await refusePod(kubectl, { name, pod });
}

function firstOfEachNamespace(pods) {
  const first = new Map();
  for (const { pod } of pods) if (!first.has(pod.metadata.namespace)) first.set(pod.metadata.namespace, pod);
  return [...first.values()];
}

/** As one, the way `kubectl apply` sends a folder, except that the server merges and complains of every unknown field. */
async function apply(kubectl, { overlay, served, resources }) {
  const known = resources.filter((resource) => served.has(kindOf(resource)));
  for (const resource of resources.filter((each) => !known.includes(each)))
    console.log(`${overlay}: ${kindOf(resource)} left out: a custom resource, whose definition another system brings`);
  await makeNamespaces(kubectl, known);
  const { code, stdout, stderr } = await kubectl(
    ['apply', '--server-side', '--validate=strict', '--warnings-as-errors', '--filename=-'],
    { input: listOf(known), signal },
  );
  const accepted = stdout.trim().split('\n').filter(Boolean).length;
  counts.objects += accepted;
  if (code === 0 && accepted === known.length) console.log(`${overlay}: ${accepted} objects accepted`);
  else fail(`${overlay}: ${accepted} of ${known.length} objects accepted: ${stderr.trim()}`);
}

/** Those that an overlay is in but does not bring; they hold to the same standard. */
async function makeNamespaces(kubectl, resources) {
  const brought = resources.filter(({ kind }) => kind === 'Namespace').map(({ metadata }) => metadata.name);
  const wanted = new Set(resources.flatMap(({ metadata }) => metadata.namespace ?? []));
  for (const name of [...wanted].filter((each) => !brought.includes(each))) {
    if ((await kubectl(['get', 'namespace', name], { signal })).code === 0) continue;
    const namespace = { apiVersion: 'v1', kind: 'Namespace', metadata: { name, labels: ENFORCED } };
    const { code, stderr } = await kubectl(['create', '--filename=-'], { input: JSON.stringify(namespace), signal });
    if (code !== 0) fail(`namespace ${name}: ${stderr.trim()}`);
  }
}

async function createPod(kubectl, { owner, pod }) {
  const { code, stderr } = await create(kubectl, pod);
  if (code === 0) {
    counts.pods += 1;
    console.log(`${owner}: its pod is accepted`);
  } else fail(`${owner}: its pod is refused: ${stderr.trim()}`);
}

async function refusePod(kubectl, { name, pod }) {
  const { code, stderr } = await create(kubectl, pod);
  if (code !== 0 && stderr.includes('violates PodSecurity')) console.log(`${name} is refused: ${stderr.trim()}`);
  else fail(code === 0 ? `${name} is accepted` : `${name} is refused for another reason: ${stderr.trim()}`);
}

function create(kubectl, pod) {
  const args = ['create', '--validate=strict', '--warnings-as-errors', '--filename=-'];
  return kubectl(args, { input: JSON.stringify(pod), signal });
}

function listOf(items) {
  return JSON.stringify({ apiVersion: 'v1', kind: 'List', items });
}

function fail(line) {
  counts.failures += 1;
  console.error(line);
}
