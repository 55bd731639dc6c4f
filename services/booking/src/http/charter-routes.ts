import * as api from '@harbourline/contracts';
import { route, routeActions, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { acceptCharter } from '../use-cases/accept-charter';
import { callOff } from '../use-cases/call-off';
import { chooseRefund } from '../use-cases/choose-refund';
import { declineCharter } from '../use-cases/decline-charter';
import { leaveCharter } from '../use-cases/leave-charter';
import { replaceCaptain } from '../use-cases/replace-captain';
import { bookingAfter } from './show-booking';

/** Who steers a charter, that it does not take place at its time, and how its deposit goes back. */
export function charterRoutes(deps: Deps): ServiceRoute[] {
  const after = bookingAfter(deps);
  return [
    route(api.replaceCaptain, ({ params, actor, body }) =>
      after(replaceCaptain(deps, actor, { bookingId: params.id, ...body }), actor),
    ),

    routeActions(api.answerCharter, {
      acceptCharter: ({ params, actor }) => after(acceptCharter(deps, actor, params.id), actor),
      declineCharter: ({ params, actor, body: { reason } }) =>
        after(declineCharter(deps, actor, { bookingId: params.id, reason }), actor),
    }),

    route(api.leaveCharter, ({ params, actor, body: { reason } }) =>
      after(leaveCharter(deps, actor, { bookingId: params.id, reason }), actor),
    ),

    route(api.callOff, ({ params, actor, body }) =>
      after(callOff(deps, actor, { bookingId: params.id, ...body }), actor),
    ),

    route(api.chooseRefund, ({ params, actor, body }) =>
      after(chooseRefund(deps, actor, { bookingId: params.id, ...body }), actor),
    ),
  ];
}
