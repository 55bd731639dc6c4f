import * as api from '@harbourline/contracts';
import { route, type ServiceRoute } from '@harbourline/service-kit';
import { pageReply } from '@harbourline/service-kit/http/page-reply';
import type { SendingDeps } from '../db/deps';
import { closeReport } from '../use-cases/reports/close-report';
import { listReports } from '../use-cases/reports/list-reports';
import { readReported } from '../use-cases/reports/read-reported';
import { presentConversationMessage, presentReport } from './present-conversation';

/** What administrators do about reported conversations. */
export function reportRoutes(deps: SendingDeps): ServiceRoute[] {
  return [
    route(api.listConversationReports, async ({ query: { closed, ...page }, koa }) => {
      const wanted = { ...page, closed: closed === undefined ? undefined : closed === 'true' };
      return pageReply(koa.URL, await listReports(deps, wanted), presentReport);
    }),
    route(api.readReportedConversation, async ({ params: { id } }) => ({
      status: 200,
      body: { messages: (await readReported(deps, id)).map(presentConversationMessage) },
    })),
    route(api.closeConversationReport, async ({ params: { id }, body: { outcome }, actor }) => ({
      status: 200,
      body: presentReport(await closeReport(deps, { id, outcome, administratorId: actor.id })),
    })),
  ];
}
