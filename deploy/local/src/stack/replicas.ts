import { SERVICES, type ServiceName } from '@harbourline/contracts';
import type { Front } from '@harbourline/servers/balancer';
import type { Ports } from './ports';
import type { ProcessPlan } from './supervise';

type Name = ServiceName | 'gateway';
type Plans = Record<Name, ProcessPlan>;

export interface Replicated {
  plans: Record<Name, ProcessPlan[]>;
  /** For the balancer; empty where each service is one process at its own address. */
  fronts: Front[];
}

/** So many of each service and of the gateway, the addresses that everybody knows being the balancer's. */
export function replicate(plans: Plans, ports: Ports, count: number): Replicated {
  const entries = Object.entries(plans) as [Name, ProcessPlan][];
  const of = (make: (name: Name, plan: ProcessPlan, index: number) => ProcessPlan[]) =>
    Object.fromEntries(entries.map(([name, plan], index) => [name, make(name, plan, index)])) as Replicated['plans'];
  if (count === 1) return { plans: of((_, plan) => [plan]), fronts: [] };
  const portOf = (index: number, replica: number) => replicaPorts(ports, count)[index * count + replica] ?? 0;
  const each = Array.from({ length: count }, (_, replica) => replica);
  return {
    plans: of((name, plan, index) =>
      each.map((replica) => ({
        ...plan,
        name: `${name}-${replica + 1}`,
        env: {
          ...plan.env,
          DRAIN_SECONDS: '4',
          PORT: String(portOf(index, replica)),
          ...metricsOf(name, portOf(entries.length, replica)),
        },
      })),
    ),
    fronts: entries.map(([name], index) => ({
      port: ports[name],
      replicas: each.map((replica) => portOf(index, replica)),
    })),
  };
}

/** Where replicas listen: those of the five services and the gateway, and the gateways' metrics. */
export function replicaPorts(ports: Ports, count: number): number[] {
  if (count === 1) return [];
  const first = Math.max(...Object.values(ports)) + 1;
  return Array.from({ length: (SERVICES.length + 2) * count }, (_, index) => first + index);
}

const metricsOf = (name: Name, port: number): Record<string, string> =>
  name === 'gateway' ? { METRICS_PORT: String(port) } : {};
