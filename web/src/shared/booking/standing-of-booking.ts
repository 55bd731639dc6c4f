import type { BookingView } from '@harbourline/contracts';
import {
  situationOf as situationIn,
  standingOf,
  type Actor,
  type BookingFacts,
  type Situation,
  type Standing,
} from '@harbourline/policy';
import { depositOf } from './deposit-in-words';
import { proposalOfBooking } from './proposal-of-booking';

const instant = (iso: string | null | undefined) => (iso ? new Date(iso) : null);

/** The facts of what is shown of a booking that decide where it stands, and what may be done with it. */
export function factsOf(booking: BookingView): BookingFacts {
  const { calledOff, deposit } = booking;
  const proposal = proposalOfBooking(booking);
  return {
    status: booking.status,
    outcome: booking.outcome,
    startDate: new Date(booking.startDate),
    endDate: new Date(booking.endDate),
    respondBy: instant(booking.respondBy),
    confirmedAt: instant(booking.confirmedAt),
    captainWanted: booking.captainWanted,
    captainAnswer: booking.captainAnswer,
    ownerAccepted: booking.ownerAcceptedAt !== null,
    proposal: proposal && { by: proposal.by, respondBy: instant(proposal.respondBy) },
    calledOff: calledOff && { ...calledOff, chooseBy: new Date(calledOff.chooseBy) },
    endedCalledOff: booking.endedCalledOff,
    deposit: deposit && depositOf(deposit),
    chooseRefundBy: instant(booking.refund?.chooseBy),
  };
}

/** Before every deadline. */
const AS_TOLD = new Date(0);

/** Where a booking stands at a time. Whether a deadline has passed is the service's to say, by its own clock. */
export function standingOfBooking(booking: BookingView, now: Date): Standing {
  const facts = factsOf(booking);
  const standing = standingOf(facts, now);
  return standing.kind === 'overdue' ? standingOf(facts, AS_TOLD) : standing;
}

/** The facts that decide what somebody may do with a booking. */
export function situationOf(booking: BookingView, actor: Actor): Situation {
  return situationIn(factsOf(booking), actor);
}
