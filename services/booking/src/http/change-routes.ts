import * as api from '@harbourline/contracts';
import { route, routeActions, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { acceptProposal } from '../use-cases/accept-proposal';
import { changeReservation } from '../use-cases/change-reservation';
import { declineProposal } from '../use-cases/decline-proposal';
import { propose } from '../use-cases/propose';
import { withdrawProposal } from '../use-cases/withdraw-proposal';
import { asProposer } from './as-proposer';
import { bookingAfter } from './show-booking';

/** What is proposed for a charter, and what changes a request. */
export function changeRoutes(deps: Deps): ServiceRoute[] {
  const after = bookingAfter(deps);
  const about = ({ id, changeId }: { id: number; changeId: string }) =>
    ({ bookingId: id, meant: { of: 'charter', id: changeId } }) as const;

  return [
    route(api.proposeChange, ({ params, actor, body }) => {
      const wanted = { of: 'charter', ...body } as const;
      return after(propose(deps, asProposer(actor), { bookingId: params.id, wanted }), actor);
    }),

    routeActions(api.answerChange, {
      acceptChange: ({ params, actor }) => after(acceptProposal(deps, asProposer(actor), about(params)), actor),
      declineChange: ({ params: { id: bookingId, changeId }, actor, body: { reason } }) =>
        after(declineProposal(deps, asProposer(actor), { bookingId, changeId, reason }), actor),
    }),

    route(api.withdrawChange, ({ params, actor }) =>
      after(withdrawProposal(deps, asProposer(actor), about(params)), actor),
    ),

    route(api.withdrawAdjustment, ({ params, actor }) => {
      const request = { bookingId: params.id, meant: { of: 'request' } } as const;
      return after(withdrawProposal(deps, asProposer(actor), request), actor);
    }),

    route(api.changeReservation, ({ params, actor, body }) =>
      after(changeReservation(deps, actor, { bookingId: params.id, ...body }), actor),
    ),
  ];
}
