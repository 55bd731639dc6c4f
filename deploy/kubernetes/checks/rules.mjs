import { references } from './references.mjs';
import { configMaps, containers, deployments, find, nameOf, policies } from './resources.mjs';

/**
 * What holds for our manifests beyond what their schemas say. `check` names what is wrong; `violate` breaks the rule, so
 * that it is seen to fail.
 */
export const RULES = [
  {
    name: 'every container says what it needs and what it may take at most',
    check: (all) =>
      containers(all)
        .filter(
          ({ main: { resources: { requests, limits } = {} } }) =>
            !['cpu', 'memory', 'ephemeral-storage'].every((name) => requests?.[name] && limits?.[name]),
        )
        .map(({ owner }) => owner),
    violate: (all) => delete firstContainer(all).resources.limits.memory,
  },
  {
    name: 'no container is root, may become it, or changes its own files',
    check: (all) =>
      containers(all)
        .filter(
          ({ pod: { securityContext: pod }, main: { securityContext: own } }) =>
            !pod?.runAsNonRoot ||
            [pod.runAsUser, pod.runAsGroup, pod.fsGroup].some((id) => !(id > 10_000)) ||
            pod.seccompProfile?.type !== 'RuntimeDefault' ||
            !own?.readOnlyRootFilesystem ||
            own.allowPrivilegeEscalation !== false ||
            own.capabilities?.drop?.[0] !== 'ALL',
        )
        .map(({ owner }) => owner),
    violate: (all) => (firstContainer(all).securityContext.readOnlyRootFilesystem = false),
  },
  {
    name: 'no pod can talk to the cluster',
    check: (all) =>
      containers(all)
        .filter(({ pod }) => pod.automountServiceAccountToken !== false)
        .map(({ owner }) => owner),
    violate: (all) => delete firstPod(all).automountServiceAccountToken,
  },
  {
    name: 'every image has a tag that says which release it is, and the digest of its content',
    check: (all) =>
      containers(all)
        .filter(({ main: { image } }) => !/:(?!latest@)[^:/@]+@sha256:[0-9a-f]{64}$/.test(image))
        .map(({ owner, main }) => `${owner}: ${main.image}`),
    violate: (all) => (firstContainer(all).image = 'harbourline/booking:0.1.0'),
  },
  {
    name: 'a folder for temporary files is full before its pod is evicted for what it takes of the machine',
    check: (all) =>
      containers(all)
        .filter(({ pod, main: { resources } }) => {
          const folders = (pod.volumes ?? []).flatMap(({ emptyDir }) =>
            emptyDir ? [bytesOf(emptyDir.sizeLimit)] : [],
          );
          return !(folders.reduce((sum, size) => sum + size, 0) < bytesOf(resources?.limits?.['ephemeral-storage']));
        })
        .map(({ owner }) => owner),
    violate: (all) => (firstPod(all).volumes.find(({ name }) => name === 'tmp').emptyDir.sizeLimit = '2Gi'),
  },
  {
    name: 'every pod has a priority that there is',
    check: (all) =>
      containers(all)
        .filter(({ pod }) => !find(all, 'PriorityClass', pod.priorityClassName))
        .map(({ owner }) => owner),
    violate: (all) => delete firstPod(all).priorityClassName,
  },
  {
    name: 'the replicas of a deployment keep away from each other, by machine and by zone',
    check: (all) =>
      deployments(all)
        .filter(({ spec: { template } }) => {
          const { affinity, topologySpreadConstraints = [] } = template.spec;
          const preferred = affinity?.podAntiAffinity?.preferredDuringSchedulingIgnoredDuringExecution ?? [];
          const from = (terms, topology) =>
            terms.some(
              ({ topologyKey, labelSelector }) =>
                topologyKey === topology && selects(labelSelector?.matchLabels, template.metadata.labels),
            );
          const apart = preferred.map(({ podAffinityTerm }) => podAffinityTerm);
          return !(
            from(apart, 'kubernetes.io/hostname') &&
            from(topologySpreadConstraints, 'kubernetes.io/hostname') &&
            from(topologySpreadConstraints, 'topology.kubernetes.io/zone')
          );
        })
        .map(nameOf),
    violate: (all) =>
      (firstPod(all).topologySpreadConstraints[1].labelSelector.matchLabels['app.kubernetes.io/name'] = 'any'),
  },
  {
    name: 'every deployment is asked whether it lives and whether it can serve',
    check: (all) =>
      deployments(all)
        .filter(({ spec }) => {
          const [{ startupProbe, livenessProbe, readinessProbe }] = spec.template.spec.containers;
          const asks = (probe, path) => probe?.httpGet?.path === path;
          return !(
            asks(startupProbe, '/internal/health') &&
            asks(livenessProbe, '/internal/health') &&
            asks(readinessProbe, '/internal/ready')
          );
        })
        .map(nameOf),
    violate: (all) => delete firstContainer(all).readinessProbe,
  },
  {
    name: 'an update takes no replica away before its successor is ready, and lets it finish',
    check: (all) =>
      deployments(all)
        .filter(({ spec: { strategy, template } }) => {
          const { terminationGracePeriodSeconds = 30, containers: mains } = template.spec;
          const pause = mains[0].lifecycle?.preStop?.sleep?.seconds ?? 0;
          // A process drains for four seconds and takes ten at most to stop.
          return (
            strategy?.rollingUpdate?.maxUnavailable !== 0 || pause < 1 || terminationGracePeriodSeconds < pause + 14
          );
        })
        .map(nameOf),
    violate: (all) => (deployments(all)[0].spec.template.spec.terminationGracePeriodSeconds = 10),
  },
  {
    name: 'every deployment has a service, an autoscaler from two replicas on, and a disruption budget',
    check: (all) =>
      deployments(all)
        .filter((deployment) => {
          const name = nameOf(deployment);
          const labels = deployment.spec.template.metadata.labels;
          const autoscaler = find(all, 'HorizontalPodAutoscaler', name)?.spec;
          return !(
            selects(find(all, 'Service', name)?.spec.selector, labels) &&
            selects(find(all, 'PodDisruptionBudget', name)?.spec.selector.matchLabels, labels) &&
            autoscaler?.scaleTargetRef.name === name &&
            autoscaler.minReplicas >= 2 &&
            deployment.spec.replicas === undefined
          );
        })
        .map(nameOf),
    violate: (all) => (find(all, 'HorizontalPodAutoscaler', 'booking').spec.minReplicas = 1),
  },
  {
    name: 'every deployment with a database is migrated by its own image, settings and secrets',
    check: (all) =>
      deployments(all)
        .filter(({ spec }) => spec.template.metadata.labels['uses-postgres'])
        .filter((deployment) => {
          const job = find(all, 'Job', `${nameOf(deployment)}-migrate`);
          const read = ({ spec: { template } }) => {
            const { image, envFrom, env = [] } = template.spec.containers[0];
            const variables = env
              .filter(({ name }) => name !== 'MIGRATE_AT_START')
              .map(({ name, value }) => `${name}=${value}`);
            return JSON.stringify({ image, envFrom, variables: variables.sort(), secrets: secretsOf(template.spec) });
          };
          const off = deployment.spec.template.spec.containers[0].env.some(
            ({ name, value }) => name === 'MIGRATE_AT_START' && value === 'off',
          );
          return (
            !job || !off || job.spec.template.spec.containers[0].args[0] !== 'migrate' || read(job) !== read(deployment)
          );
        })
        .map(nameOf),
    violate: (all) => (find(all, 'Job', 'booking-migrate').spec.template.spec.containers[0].image += '1'),
  },
  {
    name: 'no manifest holds a secret',
    check: (all) => all.filter(({ kind }) => kind === 'Secret').map(nameOf),
    violate: (all) => all.push({ kind: 'Secret', metadata: { name: 'booking-secrets' } }),
  },
  {
    name: 'the network leads nowhere unless a policy says so',
    check: (all) => {
      const closed = policies(all).find(({ spec: { podSelector, policyTypes, ingress, egress } }) =>
        [podSelector, policyTypes?.includes('Ingress'), policyTypes?.includes('Egress'), !ingress, !egress].every(
          (part) => part === true || (typeof part === 'object' && Object.keys(part).length === 0),
        ),
      );
      return closed ? [] : ['there is no policy that closes it'];
    },
    violate: (all) => (find(all, 'NetworkPolicy', 'deny-all').spec.policyTypes = ['Ingress']),
  },
  {
    name: 'no policy opens everything to anybody',
    check: (all) =>
      policies(all)
        .filter(({ spec: { ingress = [], egress = [] } }) => {
          const open = (rule, side) =>
            !rule.ports?.length || !rule[side]?.length || rule[side].some((peer) => !Object.keys(peer).length);
          return ingress.some((rule) => open(rule, 'from')) || egress.some((rule) => open(rule, 'to'));
        })
        .map(nameOf),
    violate: (all) => delete find(all, 'NetworkPolicy', 'booking').spec.ingress[0].from,
  },
  {
    name: 'who is let in or called in another namespace is named, not the whole namespace',
    check: (all) =>
      policies(all)
        .filter((policy) => peersOf(policy).some((peer) => peer.namespaceSelector && !peer.podSelector?.matchLabels))
        .map(nameOf),
    violate: (all) => delete find(all, 'NetworkPolicy', 'from-prometheus').spec.ingress[0].from[0].podSelector,
  },
  {
    name: 'what leads anywhere outside leads nowhere inside, and not to what the machines themselves are told',
    check: (all) =>
      policies(all)
        .filter((policy) =>
          peersOf(policy).some(({ ipBlock: { cidr = '', except = [] } = {} }) =>
            (INSIDE[cidr] ?? []).some((range) => !except.includes(range)),
          ),
        )
        .map(nameOf),
    violate: (all) => find(all, 'NetworkPolicy', 'to-smtp').spec.egress[0].to[0].ipBlock.except.splice(1, 1),
  },
  {
    name: 'every policy is about pods that exist',
    check: (all) => {
      const pods = all
        .filter(({ kind }) => ['Deployment', 'Job'].includes(kind))
        .map(({ spec }) => spec.template.metadata.labels);
      const unknown = (selector = {}) => !pods.some((labels) => selects(selector.matchLabels ?? {}, labels));
      return policies(all)
        .filter(
          (policy) =>
            unknown(policy.spec.podSelector) ||
            peersOf(policy).some((peer) => peer.podSelector && !peer.namespaceSelector && unknown(peer.podSelector)),
        )
        .map(nameOf);
    },
    violate: (all) => (find(all, 'NetworkPolicy', 'to-kafka').spec.podSelector.matchLabels = { 'uses-kafkas': 'true' }),
  },
  {
    name: 'all settings are read by somebody',
    check: (all) => {
      const read = references(all).map(({ name }) => name);
      return configMaps(all)
        .map(nameOf)
        .filter((name) => !read.includes(name));
    },
    violate: (all) => find(all, 'Deployment', 'gateway').spec.template.spec.containers[0].envFrom.pop(),
  },
  {
    name: 'the settings that somebody reads are there',
    check: (all) =>
      references(all)
        .filter(({ kind, optional }) => kind === 'ConfigMap' && !optional)
        .filter(({ name, key }) => {
          const { data } = find(all, 'ConfigMap', name) ?? {};
          return !data || (key !== undefined && !(key in data));
        })
        .map(({ owner, name, key }) => `${owner}: ${[name, key].join(' ')}`),
    violate: (all) =>
      (find(all, 'Job', 'kafka-migrate').spec.template.spec.containers[0].env[0].valueFrom.configMapKeyRef.key =
        'none'),
  },
  {
    name: 'what a process sets for itself counts more than what is set for all',
    check: (all) =>
      containers(all)
        .filter(({ main: { envFrom = [] } }) =>
          envFrom.some(({ configMapRef }, at) => at > 0 && configMapRef.name === SHARED),
        )
        .map(({ owner }) => owner),
    violate: (all) => firstContainer(all).envFrom.reverse(),
  },
];

const peersOf = ({ spec: { ingress = [], egress = [] } }) => [
  ...ingress.flatMap(({ from }) => from ?? []),
  ...egress.flatMap(({ to }) => to ?? []),
];
/** Private, shared and link-local addresses; at the last ones clouds tell machines their credentials. */
const INSIDE = {
  '0.0.0.0/0': ['10.0.0.0/8', '100.64.0.0/10', '169.254.0.0/16', '172.16.0.0/12', '192.168.0.0/16'],
  '::/0': ['fc00::/7', 'fe80::/10'],
};
/** The settings of all processes. Of two lists that set a variable, the later one counts. */
const SHARED = 'settings';
const selects = (selector, labels) =>
  selector !== undefined && Object.entries(selector).every(([key, value]) => labels[key] === value);
const UNITS = { Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30 };
/** A quantity of storage such as 64Mi; not a number where there is none. */
function bytesOf(quantity = '') {
  const [, number, unit] = /^(\d+)(Ki|Mi|Gi)$/.exec(quantity) ?? [];
  return Number(number) * UNITS[unit];
}
const firstPod = (all) => deployments(all)[0].spec.template.spec;
const firstContainer = (all) => firstPod(all).containers[0];
const secretsOf = ({ volumes }) => volumes.flatMap(({ secret }) => secret?.secretName ?? []);
