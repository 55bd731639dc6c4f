import type { ServiceRoute } from '@harbourline/service-kit';
import type { SendingDeps } from '../db/database';

/** All calls that notifications answers. */
export function routesOfNotifications(deps: SendingDeps): ServiceRoute[] {
  void deps;
  return [];
}
