import * as api from '@harbourline/contracts';
import { route, routeActions, type ServiceRoute } from '@harbourline/service-kit';
import { pageReply } from '@harbourline/service-kit/http/page-reply';
import type { SendingDeps } from '../db/deps';
import { answerQuestion } from '../use-cases/questions/answer-question';
import { judgeQuestion } from '../use-cases/questions/judge-question';
import { listAdminQuestions } from '../use-cases/questions/list-admin-questions';
import { listBoatQuestions } from '../use-cases/questions/list-boat-questions';
import { listReceivedQuestions } from '../use-cases/questions/list-received-questions';
import { reportQuestion } from '../use-cases/questions/report-question';
import { showQuestion } from '../use-cases/questions/show-question';
import { presentAdminQuestion, presentQuestion, presentReceived } from './present-question';

/** The calls about what is asked of boats. That something is asked is the contact form's call. */
export function questionRoutes(deps: SendingDeps): ServiceRoute[] {
  const answered = async (answer: Parameters<typeof answerQuestion>[1]) => ({
    status: 201,
    body: presentReceived(await answerQuestion(deps, answer)),
  });
  const judged = async (id: number, hiddenReason: string | null) => ({
    status: 200,
    body: presentAdminQuestion(await judgeQuestion(deps, { id, hiddenReason })),
  });

  return [
    route(api.listBoatQuestions, async ({ params, query, koa }) =>
      pageReply(koa.URL, await listBoatQuestions(deps, { boatId: params.id, ...query }), presentQuestion),
    ),

    route(api.listReceivedQuestions, async ({ query: { answered: wanted, ...page }, actor, koa }) => {
      const found = await listReceivedQuestions(deps, { ownerId: actor.id, answered: wanted === 'true', ...page });
      return pageReply(koa.URL, found, presentReceived);
    }),

    routeActions(api.answerQuestion, {
      ownerAnswers: ({ params: { id }, body, actor }) =>
        answered({ id, actorId: actor.id, by: 'owner', text: body.text, shown: body.shown }),
      supportAnswers: ({ params: { id }, body, actor }) =>
        answered({ id, actorId: actor.id, by: 'support', text: body.text, shown: false }),
    }),

    route(api.showQuestion, async ({ params: { id }, body: { shown }, actor }) => ({
      status: 200,
      body: presentReceived(await showQuestion(deps, { id, ownerId: actor.id, shown })),
    })),

    route(api.reportQuestion, async ({ params: { id }, body: { reason }, actor }) => {
      const reportedAt = await reportQuestion(deps, { id, reporterId: actor.id, reason });
      return { status: 201, body: { reportedAt: reportedAt.toISOString() } };
    }),

    route(api.listAdminQuestions, async ({ query: { which = 'waiting', ...page }, koa }) =>
      pageReply(koa.URL, await listAdminQuestions(deps, { which, ...page }), presentAdminQuestion),
    ),

    routeActions(api.judgeQuestion, {
      hide: ({ params: { id }, body: { reason } }) => judged(id, reason),
      letStand: ({ params: { id } }) => judged(id, null),
    }),
  ];
}
