import { notificationsSupportTasks } from '@harbourline/contracts';
import { route, type ServiceRoute } from '@harbourline/service-kit';
import { pageReply } from '@harbourline/service-kit/http/page-reply';
import type { SendingDeps } from '../db/deps';
import { listSupportTasks } from '../use-cases/support/list-support-tasks';

/** What of messages and conversations needs a person. */
export function supportRoutes(deps: SendingDeps): ServiceRoute[] {
  return [
    route(notificationsSupportTasks, async ({ query, koa }) =>
      pageReply(koa.URL, await listSupportTasks(deps, query), (task) => task),
    ),
  ];
}
