import * as contracts from '@harbourline/contracts';
import { route, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../../db/database';
import { listCredits } from '../../use-cases/credits/list-credits';
import { presentCredit } from './present-credit';

/** The calls about credits. */
export function creditRoutes(deps: Deps): ServiceRoute[] {
  return [
    route(contracts.listCredits, async ({ actor, query }) => ({
      status: 200,
      body: (await listCredits(deps, actor, query)).map(presentCredit),
    })),
  ];
}
