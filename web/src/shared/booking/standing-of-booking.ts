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

const instant = (iso: string | null | undefined) => (iso ? new Date(iso) : null);

/** The facts of what is shown of a booking that decide where it stands, and what may be done with it. */
export function factsOf(booking: BookingView): BookingFacts {
  const { calledOff, deposit } = booking;
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
    proposal: proposalIn(booking),
    calledOff: calledOff && { ...calledOff, chooseBy: new Date(calledOff.chooseBy) },
    endedCalledOff: booking.endedCalledOff,
    deposit: deposit && depositOf(deposit),
    chooseRefundBy: instant(booking.refund?.chooseBy),
  };
}

/** An owner's for a request has the request's own deadline. */
function proposalIn({ ownerAdjusted, proposedChange, respondBy }: BookingView): BookingFacts['proposal'] {
  if (ownerAdjusted) return { by: 'owner', respondBy: instant(respondBy) };
  return proposedChange && { by: proposedChange.by, respondBy: new Date(proposedChange.respondBy) };
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
