import { bookingOutcome, captainAnswer } from '@harbourline/contracts';
import { normalizeStatus, standingOf, type BookingFacts, type Standing } from '@harbourline/policy';
import type { Booking } from '../generated/prisma/client';
import { calledOffOf, endedCalledOffOf } from './told-of-call-off';
import { depositOf } from './deposit-of-booking';
import { proposalOf } from './proposal';

/** The facts of a booking's row that decide where it stands, and what may be done with it. */
export function factsOf(booking: Booking): BookingFacts {
  const status = normalizeStatus(booking.status);
  if (!status) throw new Error(`booking ${booking.id} has the unknown status ${booking.status}`);
  const calledOff = calledOffOf(booking);
  return {
    status,
    outcome: bookingOutcome.nullable().parse(booking.outcome),
    startDate: booking.startDate,
    endDate: booking.endDate,
    respondBy: booking.respondBy,
    confirmedAt: booking.confirmedAt,
    captainWanted: booking.captainWanted,
    captainAnswer: captainAnswer.nullable().parse(booking.captainAnswer),
    ownerAccepted: booking.ownerAcceptedAt !== null,
    proposal: proposalOf(booking),
    calledOff: calledOff && { ...calledOff, chooseBy: new Date(calledOff.chooseBy) },
    endedCalledOff: endedCalledOffOf(booking),
    deposit: depositOf(booking),
    chooseRefundBy: booking.chooseBy,
  };
}

/** Where a booking stands at a time. */
export function standingOfBooking(booking: Booking, now: Date): Standing {
  return standingOf(factsOf(booking), now);
}
