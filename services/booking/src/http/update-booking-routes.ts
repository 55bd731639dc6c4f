import * as api from '@harbourline/contracts';
import { routeActions, type Reply, type ServiceRoute, type UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { Booking } from '../generated/prisma/client';
import { acceptAdjustment } from '../use-cases/accept-adjustment';
import { acceptChange } from '../use-cases/accept-change';
import { acceptCharter } from '../use-cases/accept-charter';
import { acceptReservation } from '../use-cases/accept-reservation';
import { adjustReservation } from '../use-cases/adjust-reservation';
import { callOff } from '../use-cases/call-off';
import { cancelReservation } from '../use-cases/cancel-reservation';
import { changeReservation } from '../use-cases/change-reservation';
import { chooseRefund } from '../use-cases/choose-refund';
import { declineChange } from '../use-cases/decline-change';
import { declineCharter } from '../use-cases/decline-charter';
import { declineOrCancel } from '../use-cases/decline-or-cancel';
import { leaveCharter } from '../use-cases/leave-charter';
import { overrideStatus } from '../use-cases/override-status';
import { proposeChange } from '../use-cases/propose-change';
import { replaceCaptain } from '../use-cases/replace-captain';
import { withdrawAdjustment } from '../use-cases/withdraw-adjustment';
import { withdrawChange } from '../use-cases/withdraw-change';
import { asProposer } from './as-proposer';
import { showBooking } from './show-booking';

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
        show(adjustReservation(deps, actor, { bookingId: params.id, startTime, captainId }), actor),
      withdrawAdjustment: ({ params, actor }) => show(withdrawAdjustment(deps, actor, params.id), actor),
      replaceCaptain: ({ params, actor, body: { captainId } }) =>
        show(replaceCaptain(deps, actor, { bookingId: params.id, captainId }), actor),

      proposeChange: ({ params, actor, body }) =>
        show(proposeChange(deps, asProposer(actor), { bookingId: params.id, ...body.proposeChange }), actor),
      acceptChange: ({ params, actor, body: { changeId } }) =>
        show(acceptChange(deps, asProposer(actor), { bookingId: params.id, changeId }), actor),
      declineChange: ({ params, actor, body: { changeId, reason } }) =>
        show(declineChange(deps, asProposer(actor), { bookingId: params.id, changeId, reason }), actor),
      withdrawChange: ({ params, actor, body: { changeId } }) =>
        show(withdrawChange(deps, asProposer(actor), { bookingId: params.id, changeId }), actor),

      acceptAdjustment: ({ params, actor }) => show(acceptAdjustment(deps, actor, params.id), actor),
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
