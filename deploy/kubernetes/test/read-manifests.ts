import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAllDocuments, parse } from 'yaml';
import { z } from 'zod';

const FOLDER = join(__dirname, '..');
const read = (path: string): string => readFileSync(join(FOLDER, path), 'utf8');

const peer = z.object({
  namespaceSelector: z.unknown().optional(),
  podSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }).optional(),
});
const policy = z.object({
  kind: z.literal('NetworkPolicy'),
  spec: z.object({
    ingress: z.array(z.object({ from: z.array(peer) })).default([]),
    egress: z.array(z.object({ to: z.array(peer) })).default([]),
  }),
});

/** Whom a service's own policy lets in, and where it lets it go, among our own. */
export function arrowsOf(service: string): { from: string[]; to: string[] } {
  const { spec } = policy.parse(parse(read(`services/${service}/network.yaml`)));
  const names = (peers: z.infer<typeof peer>[]) =>
    peers
      .filter(({ namespaceSelector }) => namespaceSelector === undefined) // elsewhere they are not ours
      .flatMap(({ podSelector }) => podSelector?.matchLabels['app.kubernetes.io/name'] ?? [])
      .sort();
  return { from: names(spec.ingress.flatMap(({ from }) => from)), to: names(spec.egress.flatMap(({ to }) => to)) };
}

const deployment = z.object({
  kind: z.literal('Deployment'),
  spec: z.object({
    template: z.object({
      metadata: z.object({ labels: z.record(z.string(), z.string()).optional() }).optional(),
      spec: z.object({
        containers: z.array(z.object({ env: z.array(z.object({ name: z.string(), value: z.string() })).default([]) })),
      }),
    }),
  }),
});
const kustomization = z.object({
  configMapGenerator: z.array(z.object({ literals: z.array(z.string()) })).default([]),
});

const variablesIn = (path: string): [string, string][] =>
  parseAllDocuments(read(path)).flatMap((document) => {
    const found = deployment.safeParse(document.toJS());
    const [main] = found.data?.spec.template.spec.containers ?? [];
    return (main?.env ?? []).map(({ name, value }): [string, string] => [name, value]);
  });
const literalsIn = (path: string): [string, string][] =>
  kustomization
    .parse(parse(read(path)))
    .configMapGenerator.flatMap(({ literals }) => literals)
    .map((literal): [string, string] => {
      const at = literal.indexOf('=');
      return [literal.slice(0, at), literal.slice(at + 1)];
    });

/** What a process of the example overlay finds in its environment. */
export function environmentOf(service: string): Record<string, string> {
  return Object.fromEntries([
    ...literalsIn('platform/kustomization.yaml'),
    ...literalsIn('overlays/example/platform/kustomization.yaml'),
    ...literalsIn(`services/${service}/kustomization.yaml`),
    ...literalsIn(`overlays/example/${service}/kustomization.yaml`),
    ...(service === 'gateway' ? [] : variablesIn('components/service/deployment.yaml')),
    ...variablesIn(`services/${service}/workload.yaml`),
  ]);
}

const ingress = z.object({
  metadata: z.object({ annotations: z.record(z.string(), z.string()).default({}) }),
  spec: z.object({
    tls: z.array(z.object({ hosts: z.array(z.string()), secretName: z.string() })).default([]),
    rules: z.array(z.object({ host: z.string() })),
  }),
});

/** The example's door: its hosts, and those for which there is a certificate. */
export function readIngress(): { hosts: string[]; secured: string[]; annotations: Record<string, string> } {
  const { metadata, spec } = ingress.parse(parse(read('overlays/example/gateway/ingress.yaml')));
  return {
    hosts: spec.rules.map(({ host }) => host),
    secured: spec.tls.flatMap(({ hosts }) => hosts),
    annotations: metadata.annotations,
  };
}

const outward = z.object({
  metadata: z.object({ name: z.string() }),
  spec: z.object({
    egress: z
      .array(
        z.object({
          to: z
            .array(
              z.object({
                ipBlock: z.object({ cidr: z.string(), except: z.array(z.string()).default([]) }).optional(),
              }),
            )
            .default([]),
        }),
      )
      .default([]),
  }),
});

/** The ranges of addresses that policies of the platform let pods reach, by the policy's name. */
export function outwardBlocks(): { name: string; cidr: string; except: string[] }[] {
  return parseAllDocuments(read('platform/network.yaml'))
    .map((document) => outward.parse(document.toJS()))
    .flatMap(({ metadata: { name }, spec }) =>
      spec.egress.flatMap(({ to }) => to.flatMap(({ ipBlock }) => (ipBlock ? [{ name, ...ipBlock }] : []))),
    );
}
