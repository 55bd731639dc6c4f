import * as contracts from '@harbourline/contracts';
import { dollarsOf } from '@harbourline/policy';
import { route, type Reply, type ServiceRoute } from '@harbourline/service-kit';
import { pageReply } from '@harbourline/service-kit/http/page-reply';
import type { Deps } from '../../db/database';
import { manualRefundStatus, outstandingCents } from '../../domain/outside-deposits/manual-refund';
import {
  countManualRefunds,
  listManualRefunds,
  type ListedManualRefund,
} from '../../use-cases/outside-deposits/list-manual-refunds';
import { markGivenBack } from '../../use-cases/outside-deposits/mark-given-back';

/** The calls about money that administrators have to give back by hand. */
export function manualRefundRoutes(deps: Deps): ServiceRoute[] {
  const reply = (deposit: ListedManualRefund): Reply<contracts.ManualRefund> => ({
    status: 200,
    body: present(deposit),
  });
  return [
    route(contracts.listManualRefunds, async ({ query, koa }) =>
      pageReply(koa.URL, await listManualRefunds(deps, query), present),
    ),
    route(contracts.countManualRefunds, async () => ({ status: 200, body: await countManualRefunds(deps) })),
    route(contracts.markGivenBack, async ({ params, body, actor, once }) =>
      reply(
        await markGivenBack(
          { ...deps, db: once(deps.db, reply) },
          { bookingId: params.bookingId, administratorId: actor.id, ...body },
        ),
      ),
    ),
  ];
}

function present(deposit: ListedManualRefund): contracts.ManualRefund {
  const { bookingId, renterId, boatTitle, paidAt, paidReference, dueCents, dueSince, givenBackCents } = deposit;
  return {
    bookingId,
    renterId,
    renterName: deposit.personName,
    boatTitle,
    paidAt: paidAt.toISOString(),
    paidReference,
    amount: dollarsOf(dueCents),
    givenBack: dollarsOf(givenBackCents),
    outstanding: dollarsOf(outstandingCents(deposit)),
    dueSince: (dueSince ?? paidAt).toISOString(),
    status: manualRefundStatus(deposit),
    givenBackAt: deposit.givenBackAt?.toISOString() ?? null,
    reference: deposit.givenBackReference,
  };
}
