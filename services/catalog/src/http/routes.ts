import type { ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { boatRoutes } from './boat-routes';
import { captainRoutes } from './captain-routes';
import { imageRoutes } from './image-routes';

/** What each call does, in terms of use cases. */
export function catalogRoutes(deps: Deps): ServiceRoute[] {
  return [...boatRoutes(deps), ...captainRoutes(deps), ...imageRoutes(deps)];
}
