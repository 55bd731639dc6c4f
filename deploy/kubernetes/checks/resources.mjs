export const nameOf = ({ metadata }) => metadata.name;
export const find = (all, kind, name) => all.find((resource) => resource.kind === kind && nameOf(resource) === name);

const ofKind = (kind) => (all) => all.filter((resource) => resource.kind === kind);
export const deployments = ofKind('Deployment');
export const policies = ofKind('NetworkPolicy');
export const configMaps = ofKind('ConfigMap');
export const ingresses = ofKind('Ingress');

/** Each container of replicas and jobs, with its pod. */
export function containers(all) {
  return all
    .filter(({ kind }) => ['Deployment', 'Job'].includes(kind))
    .flatMap((resource) => {
      const pod = resource.spec.template.spec;
      return pod.containers.map((main) => ({ owner: `${resource.kind} ${nameOf(resource)}`, pod, main }));
    });
}
