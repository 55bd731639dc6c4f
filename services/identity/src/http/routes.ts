import type { ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { authRoutes } from './auth-routes';
import { closingRoutes } from './closing-routes';
import type { CookieJar } from './cookie-jar';
import { licenseRoutes } from './license-routes';
import { ownDataRoutes } from './own-data-routes';
import { phoneRoutes } from './phone-routes';
import { userRoutes } from './user-routes';

export function identityRoutes(deps: Deps, jar: CookieJar): ServiceRoute[] {
  return [
    ...authRoutes(deps, jar),
    ...userRoutes(deps),
    ...licenseRoutes(deps),
    ...phoneRoutes(deps),
    ...ownDataRoutes(deps),
    ...closingRoutes(deps, jar),
  ];
}
