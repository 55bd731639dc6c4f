import { paymentsSupportTasks } from '@harbourline/contracts';
import { route, type ServiceRoute } from '@harbourline/service-kit';
import { pageReply } from '@harbourline/service-kit/http/page-reply';
import type { Deps } from '../../db/database';
import { listSupportTasks } from '../../use-cases/support/list-support-tasks';

/** What of payments needs a person. */
export function supportRoutes(deps: Deps): ServiceRoute[] {
  return [
    route(paymentsSupportTasks, async ({ query, koa }) =>
      pageReply(koa.URL, await listSupportTasks(deps, query), (task) => task),
    ),
  ];
}
