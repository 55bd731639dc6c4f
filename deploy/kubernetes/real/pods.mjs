import { nameOf } from '../checks/resources.mjs';

/** The pod that each workload would have made, with the workload it is of. */
export function podsOf(resources) {
  return resources.flatMap((resource) => {
    const template = templateOf(resource);
    if (!template) return [];
    const owner = `${resource.kind} ${nameOf(resource)}`;
    const { namespace } = resource.metadata;
    const name = `${resource.kind.toLowerCase()}-${nameOf(resource)}`;
    return [
      {
        owner,
        pod: { apiVersion: 'v1', kind: 'Pod', ...template, metadata: { ...template.metadata, name, namespace } },
      },
    ];
  });
}

const templateOf = ({ kind, spec }) => (kind === 'CronJob' ? spec.jobTemplate.spec.template : spec?.template);

/** What the standard `restricted` forbids, each done to a copy of a pod that is fine. */
export function violationsOf(pod) {
  return VIOLATIONS.map(({ name, violate }, at) => {
    const violated = structuredClone(pod);
    violated.metadata.name += `-violated-${at}`;
    violate(violated.spec);
    return { name, pod: violated };
  });
}

const VIOLATIONS = [
  {
    name: 'a privileged container',
    violate: ({ containers: [main] }) =>
      (main.securityContext = { ...main.securityContext, allowPrivilegeEscalation: true, privileged: true }),
  },
  {
    name: 'a pod that runs as root',
    violate: (spec) => (spec.securityContext = { ...spec.securityContext, runAsNonRoot: false, runAsUser: 0 }),
  },
  {
    name: 'a pod with a folder of its machine',
    violate: (spec) => (spec.volumes = [...(spec.volumes ?? []), { name: 'machine', hostPath: { path: '/' } }]),
  },
];
