import { OPEN_IN, type OpenMatters } from '@harbourline/contracts';
import { route, type ServiceRoute } from '../http/route';

/** Tells identity what somebody, who wants to close their account, has to settle in this service first. */
export function openMattersRoute(
  service: keyof typeof OPEN_IN,
  find: (userId: number) => Promise<OpenMatters>,
): ServiceRoute {
  return route(OPEN_IN[service], async ({ params }) => ({ status: 200, body: await find(params.id) }));
}
