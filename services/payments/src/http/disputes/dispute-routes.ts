import * as contracts from '@harbourline/contracts';
import { route, type ServiceRoute } from '@harbourline/service-kit';
import { pageReply } from '@harbourline/service-kit/http/page-reply';
import type { Deps } from '../../db/database';
import { listDisputes } from '../../use-cases/disputes/list-disputes';
import { presentDispute } from './present-dispute';

/** The disputes as administrators see them. */
export function disputeRoutes(deps: Deps): ServiceRoute[] {
  return [
    route(contracts.listDisputes, async ({ query, koa }) =>
      pageReply(koa.URL, await listDisputes(deps, query), presentDispute),
    ),
  ];
}
