import { z } from 'zod';
import { ofKind } from './rendered';

const named = z.object({ name: z.string() });
const peer = z.object({
  namespaceSelector: z.unknown().optional(),
  podSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }).optional(),
  ipBlock: z.object({ cidr: z.string(), except: z.array(z.string()).default([]) }).optional(),
});
const policy = z.object({
  metadata: named,
  spec: z.object({
    ingress: z.array(z.object({ from: z.array(peer) })).default([]),
    egress: z.array(z.object({ to: z.array(peer) })).default([]),
  }),
});
const policies = () => ofKind('NetworkPolicy', policy);

/** Whom a service's own policy lets in, and where it lets it go, among our own. */
export function arrowsOf(service: string): { from: string[]; to: string[] } {
  const own = policies().filter(({ metadata }) => metadata.name === service);
  const names = (peers: z.infer<typeof peer>[]) =>
    peers
      .filter(({ namespaceSelector }) => namespaceSelector === undefined) // elsewhere they are not ours
      .flatMap(({ podSelector }) => podSelector?.matchLabels['app.kubernetes.io/name'] ?? [])
      .sort();
  return {
    from: names(own.flatMap(({ spec }) => spec.ingress.flatMap(({ from }) => from))),
    to: names(own.flatMap(({ spec }) => spec.egress.flatMap(({ to }) => to))),
  };
}

const ingress = z.object({
  metadata: z.object({ annotations: z.record(z.string(), z.string()).default({}) }),
  spec: z.object({
    tls: z.array(z.object({ hosts: z.array(z.string()), secretName: z.string() })).default([]),
    rules: z.array(z.object({ host: z.string() })),
  }),
});

/** The doors to the internet: their hosts, and those for which there is a certificate. */
export function readIngresses(): { hosts: string[]; secured: string[]; annotations: Record<string, string> }[] {
  return ofKind('Ingress', ingress).map(({ metadata, spec }) => ({
    hosts: spec.rules.map(({ host }) => host),
    secured: spec.tls.flatMap(({ hosts }) => hosts),
    annotations: metadata.annotations,
  }));
}

/** The ranges of addresses outside of the cluster that policies let pods reach, by the policy's name. */
export function outwardBlocks(): { name: string; cidr: string; except: string[] }[] {
  return policies().flatMap(({ metadata: { name }, spec }) =>
    spec.egress.flatMap(({ to }) => to.flatMap(({ ipBlock }) => (ipBlock ? [{ name, ...ipBlock }] : []))),
  );
}
