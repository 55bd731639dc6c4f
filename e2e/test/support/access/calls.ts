import { SERVICES, type RouteDefinition, type ServiceName } from '@harbourline/contracts';
import { API } from '@harbourline/contracts/api';

export interface PublicCall {
  service: ServiceName;
  definition: RouteDefinition;
}

/** Every public call of every service by the name of its row; a call of several actions has a row for each of them. */
export const CALLS: ReadonlyMap<string, PublicCall> = new Map(
  SERVICES.flatMap((service) =>
    API[service].flatMap((definition) => namesOf(definition).map((name) => [name, { service, definition }] as const)),
  ),
);

function namesOf({ method, path, actions }: RouteDefinition): string[] {
  const call = `${method} ${path}`;
  return actions ? Object.keys(actions).map((action) => `${call} ${action}`) : [call];
}
