import * as contracts from '@harbourline/contracts';
import { route, type ServiceRoute } from '@harbourline/service-kit';
import { pageReply } from '@harbourline/service-kit/http/page-reply';
import type { Deps } from '../../db/database';
import { listDiscrepancies } from '../../use-cases/comparisons/list-discrepancies';
import { resolveDiscrepancy } from '../../use-cases/comparisons/resolve-discrepancy';
import { presentDiscrepancy } from './present-discrepancy';

/** The calls about differing records of money, and administrators' findings about them. */
export function discrepancyRoutes(deps: Deps): ServiceRoute[] {
  return [
    route(contracts.listDiscrepancies, async ({ query: { open, ...page }, koa }) =>
      pageReply(
        koa.URL,
        await listDiscrepancies(deps, { ...page, open: open === undefined ? undefined : open === 'true' }),
        presentDiscrepancy,
      ),
    ),
    route(contracts.resolveDiscrepancy, async ({ params, body, actor }) => ({
      status: 200,
      body: presentDiscrepancy(
        await resolveDiscrepancy(deps, { id: params.id, administratorId: actor.id, resolution: body.resolution }),
      ),
    })),
  ];
}
