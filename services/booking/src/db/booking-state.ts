import {
  bookingOutcome,
  bookingState as stateSchema,
  bookingStatus,
  captainAnswer,
  detailsOf,
  reasonCode as reasonCodes,
  refundChoice,
  settlementRule,
  type BookingState,
  type ReasonCode,
} from '@harbourline/contracts';
import { zoneOf } from '@harbourline/policy';
import { boatOf, type Boat } from '../domain/boat';
import { hasMovedByItself, movedByItself } from '../domain/deposit-of-booking';
import { effectCodesOf, presentEffect, proposalOf } from '../domain/proposal';
import { calledOffOf, endedCalledOffOf } from '../domain/told-of-call-off';
import type { Booking } from '../generated/prisma/client';

/** The boat that captains make offers for, with its city. */
export function offeredBoat(booking: Booking): Pick<Boat, 'id' | 'city'> {
  return { id: booking.boatId, city: boatOf(booking).city };
}

/** A booking as its events carry it, with what it was before and why it is different now. */
export function bookingState(
  booking: Booking,
  {
    previous,
    reason,
    reasonCode,
    atTheDock,
    objectedTo,
  }: {
    previous?: Booking;
    reason?: string | null;
    reasonCode?: ReasonCode;
    atTheDock?: BookingState['atTheDock'];
    objectedTo?: BookingState['objectedTo'];
  } = {},
): BookingState {
  const { boatName, model, length, city } = boatOf(booking);
  return {
    id: booking.id,
    reservationId: booking.reservationId,
    revision: booking.version,
    status: bookingStatus.parse(booking.status),
    outcome: bookingOutcome.nullable().parse(booking.outcome),
    boatId: booking.boatId,
    renterId: booking.renterId,
    ownerId: booking.ownerId,
    captainId: booking.captainId,
    startDate: booking.startDate.toISOString(),
    endDate: booking.endDate.toISOString(),
    zone: zoneOf(city),
    ...detailsOf(booking),
    boatRentalCents: booking.boatRentalCents,
    captainFeeCents: booking.captainFeeCents,
    totalCents: booking.totalCents,
    depositCents: booking.depositCents,
    balanceFromRenterCents: booking.balanceFromRenterCents,
    dueToCaptainCents: booking.dueToCaptainCents,
    paymentIntentId: booking.paymentIntentId,
    paidDate: booking.paidDate?.toISOString() ?? null,
    paidReference: booking.paidReference,
    ...(booking.creditCents === null ? {} : { creditCents: booking.creditCents }),
    ...(hasMovedByItself(booking) && { depositByItself: movedByItself(booking) }),
    respondBy: booking.respondBy?.toISOString() ?? null,
    cancellationReason: booking.cancellationReason,
    cancellationReasonCode: reasonCodes.nullable().parse(booking.cancellationReasonCode),
    refundCents: booking.refundCents,
    settlement: settlementOf(booking),
    refundChoice: refundChoice.nullable().parse(booking.refundChoice),
    chooseBy: booking.chooseBy?.toISOString() ?? null,
    adjusted: adjustedOf(booking),
    captainWanted: booking.captainWanted,
    proposedChange: changeOf(booking),
    captainAnswer: captainAnswer.nullable().parse(booking.captainAnswer),
    ownerAcceptedAt: booking.ownerAcceptedAt?.toISOString() ?? null,
    calledOff: calledOffOf(booking),
    confirmedAt: booking.confirmedAt?.toISOString() ?? null,
    endedCalledOff: endedCalledOffOf(booking),
    cancelledAt: booking.cancelledAt?.toISOString() ?? null,
    cancelledBy: stateSchema.shape.cancelledBy.parse(booking.cancelledBy),
    previous: previous ? before(previous) : null,
    changeReason: reason ?? null,
    changeReasonCode: reasonCode ?? null,
    atTheDock: atTheDock ?? null,
    ...(objectedTo && { objectedTo }),
    boat: { boatName, model, length, city },
  };
}

function before(booking: Booking): BookingState['previous'] {
  return {
    status: bookingStatus.parse(booking.status),
    startDate: booking.startDate.toISOString(),
    endDate: booking.endDate.toISOString(),
    captainId: booking.captainId,
    ...detailsOf(booking),
    totalCents: booking.totalCents,
    depositCents: booking.depositCents,
    dueToCaptainCents: booking.dueToCaptainCents,
    captainAnswer: captainAnswer.nullable().parse(booking.captainAnswer),
    proposedChange: changeOf(booking),
  };
}

/** What is proposed for a charter. */
function changeOf(booking: Booking): BookingState['proposedChange'] {
  const proposal = proposalOf(booking);
  if (proposal?.of !== 'charter') return null;
  const { of: _, respondBy, startDate, endDate, ...rest } = proposal;
  return {
    ...rest,
    respondBy: respondBy.toISOString(),
    startDate: startDate.toISOString(),
    endDate: endDate.toISOString(),
    effectCodes: presentEffect(effectCodesOf(booking, proposal)),
    // Sentences, which the release before asks for.
    effect: { renter: [], others: [] },
  };
}

/** What its owner proposes for a request. */
function adjustedOf(booking: Booking): BookingState['adjusted'] {
  const proposal = proposalOf(booking);
  if (proposal?.of !== 'request') return null;
  return {
    startDate: proposal.startDate.toISOString(),
    endDate: proposal.endDate.toISOString(),
    captainId: booking.adjustedCaptainId,
  };
}

/** How the deposit is divided; null while the charter is to come. */
function settlementOf(booking: Booking): BookingState['settlement'] {
  const { refundRule, refundCents, ownerKeepsCents, platformKeepsCents, taxCents } = booking;
  if (refundRule === null || refundCents === null) return null;
  if (ownerKeepsCents === null || platformKeepsCents === null || taxCents === null) return null;
  return {
    rule: settlementRule.parse(refundRule),
    refundCents,
    creditInstead: booking.creditInstead,
    ownerKeepsCents,
    platformKeepsCents,
    taxCents,
    policyVersion: booking.policyVersion,
  };
}
