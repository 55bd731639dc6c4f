import * as api from '@harbourline/contracts';
import { routeActions, type Reply, type ServiceRoute, type UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { Booking } from '../generated/prisma/client';
import { acceptCharter } from '../use-cases/accept-charter';
import { acceptProposal } from '../use-cases/accept-proposal';
import { acceptReservation } from '../use-cases/accept-reservation';
import { callOff } from '../use-cases/call-off';
import { cancelReservation } from '../use-cases/cancel-reservation';
import { changeReservation } from '../use-cases/change-reservation';
import { chooseRefund } from '../use-cases/choose-refund';
import { declineCharter } from '../use-cases/decline-charter';
import { declineOrCancel } from '../use-cases/decline-or-cancel';
import { declineProposal } from '../use-cases/decline-proposal';
import { leaveCharter } from '../use-cases/leave-charter';
import { overrideStatus } from '../use-cases/override-status';
import { propose } from '../use-cases/propose';
import { replaceCaptain } from '../use-cases/replace-captain';
import { withdrawProposal } from '../use-cases/withdraw-proposal';
import { asProposer } from './as-proposer';
import { showBooking } from './show-booking';

const REQUEST = { of: 'request' } as const;

/** The actions of a booking's parties. */
export function updateBookingRoutes(deps: Deps): ServiceRoute[] {
  const show = async (booking: Promise<Booking>, actor: UserActor): Promise<Reply<api.BookingView>> => ({
    status: 200,
    body: await showBooking(deps, await booking, actor),
  });

  return [
    routeActions(api.updateBooking, {
      acceptReservation: ({ params, actor }) => show(acceptReservation(deps, actor, params.id), actor),
      declineOrCancel: ({ params, actor, body: { reason } }) =>
        show(declineOrCancel(deps, actor, { bookingId: params.id, reason }), actor),
      adjustReservation: ({ params, actor, body: { adjustedStartTime: startTime, adjustedCaptainId: captainId } }) =>
        show(
          propose(deps, asProposer(actor), {
            bookingId: params.id,
            wanted: { of: 'request', startTime, captainId },
          }),
          actor,
        ),
      withdrawAdjustment: ({ params, actor }) =>
        show(withdrawProposal(deps, asProposer(actor), { bookingId: params.id, meant: REQUEST }), actor),
      replaceCaptain: ({ params, actor, body: { captainId } }) =>
        show(replaceCaptain(deps, actor, { bookingId: params.id, captainId }), actor),

      proposeChange: ({ params, actor, body }) =>
        show(
          propose(deps, asProposer(actor), { bookingId: params.id, wanted: { of: 'charter', ...body.proposeChange } }),
          actor,
        ),
      acceptChange: ({ params, actor, body: { changeId } }) =>
        show(
          acceptProposal(deps, asProposer(actor), { bookingId: params.id, meant: { of: 'charter', id: changeId } }),
          actor,
        ),
      declineChange: ({ params, actor, body: { changeId, reason } }) =>
        show(declineProposal(deps, asProposer(actor), { bookingId: params.id, changeId, reason }), actor),
      withdrawChange: ({ params, actor, body: { changeId } }) =>
        show(
          withdrawProposal(deps, asProposer(actor), { bookingId: params.id, meant: { of: 'charter', id: changeId } }),
          actor,
        ),

      acceptAdjustment: ({ params, actor }) =>
        show(acceptProposal(deps, asProposer(actor), { bookingId: params.id, meant: REQUEST }), actor),
      cancelReservation: ({ params, actor, body: { reason } }) =>
        show(cancelReservation(deps, actor, { bookingId: params.id, reason }), actor),
      chooseRefund: ({ params, actor, body: { refundChoice: choice } }) =>
        show(chooseRefund(deps, actor, { bookingId: params.id, choice }), actor),
      changeReservation: ({ params, actor, body: { startDate, endDate, guestCount } }) =>
        show(changeReservation(deps, actor, { bookingId: params.id, startDate, endDate, guestCount }), actor),

      acceptCharter: ({ params, actor }) => show(acceptCharter(deps, actor, params.id), actor),
      declineCharter: ({ params, actor, body: { reason } }) =>
        show(declineCharter(deps, actor, { bookingId: params.id, reason }), actor),
      leaveCharter: ({ params, actor, body: { reason } }) =>
        show(leaveCharter(deps, actor, { bookingId: params.id, reason }), actor),

      callOff: ({ params, actor, body: { calledOff: cause, reason } }) =>
        show(callOff(deps, actor, { bookingId: params.id, cause, reason }), actor),

      overrideStatus: ({ params, actor, body }) =>
        show(overrideStatus(deps, actor, { bookingId: params.id, ...body }), actor),
    }),
  ];
}
