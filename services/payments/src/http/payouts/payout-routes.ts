import * as contracts from '@harbourline/contracts';
import { route, type Reply, type ServiceRoute } from '@harbourline/service-kit';
import { pageReply } from '@harbourline/service-kit/http/page-reply';
import type { Deps } from '../../db/database';
import { listPayouts, type ListedPayout } from '../../use-cases/payouts/list-payouts';
import { markPaidOut } from '../../use-cases/payouts/mark-paid-out';
import { presentPayout } from './present-payout';

/** The calls about amounts due to owners and their transfers. */
export function payoutRoutes(deps: Deps): ServiceRoute[] {
  const reply = (payout: ListedPayout): Reply<contracts.Payout> => ({
    status: 200,
    body: presentPayout(payout, deps.clock.now()),
  });
  return [
    route(contracts.listPayouts, async ({ query, koa }) => {
      const now = deps.clock.now();
      return pageReply(koa.URL, await listPayouts(deps, query), (payout) => presentPayout(payout, now));
    }),
    route(contracts.markPaidOut, async ({ params, body, actor, once }) =>
      reply(
        await markPaidOut(
          { ...deps, db: once(deps.db, reply) },
          { bookingId: params.bookingId, administratorId: actor.id, ...body },
        ),
      ),
    ),
  ];
}
