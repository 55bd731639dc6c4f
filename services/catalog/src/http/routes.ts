import { heldDataRoute, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { listHeldData } from '../use-cases/list-held-data';
import { boatRoutes } from './boat-routes';
import { charterPictureRoutes } from './charter-picture-routes';
import { captainRoutes } from './captain-routes';
import { imageRoutes } from './image-routes';
import { reviewRoutes } from './review-routes';

/** The use case of each call. */
export function catalogRoutes(deps: Deps): ServiceRoute[] {
  return [
    ...boatRoutes(deps),
    ...captainRoutes(deps),
    ...imageRoutes(deps),
    ...charterPictureRoutes(deps),
    ...reviewRoutes(deps),
    heldDataRoute('catalog', listHeldData(deps.db)),
  ];
}
