import * as api from '@harbourline/contracts';
import { routeActions, type ServiceRoute } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { acceptProposal } from '../use-cases/accept-proposal';
import { acceptReservation } from '../use-cases/accept-reservation';
import { cancelReservation } from '../use-cases/cancel-reservation';
import { declineOrCancel } from '../use-cases/decline-or-cancel';
import { overrideStatus } from '../use-cases/override-status';
import { propose } from '../use-cases/propose';
import { asProposer } from './as-proposer';
import { bookingAfter } from './show-booking';

/** The specified acts on a booking. An adjustment is a proposal for a request. */
export function updateBookingRoutes(deps: Deps): ServiceRoute[] {
  const after = bookingAfter(deps);
  return [
    routeActions(api.updateBooking, {
      acceptReservation: ({ params, actor }) => after(acceptReservation(deps, actor, params.id), actor),
      declineOrCancel: ({ params, actor, body: { reason } }) =>
        after(declineOrCancel(deps, actor, { bookingId: params.id, reason }), actor),
      adjustReservation: ({ params, actor, body: { adjustedStartTime: startTime, adjustedCaptainId: captainId } }) => {
        const wanted = { of: 'request', startTime, captainId } as const;
        return after(propose(deps, asProposer(actor), { bookingId: params.id, wanted }), actor);
      },
      acceptAdjustment: ({ params, actor }) => {
        const request = { bookingId: params.id, meant: { of: 'request' } } as const;
        return after(acceptProposal(deps, asProposer(actor), request), actor);
      },
      cancelReservation: ({ params, actor, body: { reason } }) =>
        after(cancelReservation(deps, actor, { bookingId: params.id, reason }), actor),
      overrideStatus: ({ params, actor, body }) =>
        after(overrideStatus(deps, actor, { bookingId: params.id, ...body }), actor),
    }),
  ];
}
