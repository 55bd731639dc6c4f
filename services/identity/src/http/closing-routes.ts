import * as api from '@harbourline/contracts';
import { route, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { closeAccount } from '../use-cases/close-account';
import type { CookieJar } from './cookie-jar';

/** How people leave. */
export function closingRoutes(deps: Deps, jar: CookieJar): ServiceRoute[] {
  return [
    route(api.closeAccount, async ({ actor, body, tell }) => {
      await closeAccount(deps, { actor, ...body });
      tell({ event: 'sessions', outcome: 'ended' });
      return { status: 204, headers: jar.emptied() };
    }),
  ];
}
