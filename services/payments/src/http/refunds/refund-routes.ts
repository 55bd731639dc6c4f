import * as contracts from '@harbourline/contracts';
import { route, type ServiceRoute } from '@harbourline/service-kit';
import { pageReply } from '@harbourline/service-kit/http/page-reply';
import type { Deps } from '../../db/database';
import { listRefunds } from '../../use-cases/refunds/list-refunds';
import { retryRefund } from '../../use-cases/refunds/retry-refund';
import { presentRefund } from './present-refund';

/** The calls of administrators about refunds to cards. */
export function refundRoutes(deps: Deps): ServiceRoute[] {
  return [
    route(contracts.listRefunds, async ({ query, koa }) =>
      pageReply(koa.URL, await listRefunds(deps, query), presentRefund),
    ),
    route(contracts.retryRefund, async ({ params }) => ({
      status: 200,
      body: presentRefund(await retryRefund(deps, params.id)),
    })),
  ];
}
