import type { BookingState } from '@harbourline/contracts';
import { standingOf, type BookingFacts, type Standing } from '@harbourline/policy';
import { depositOf } from '../values/deposit-of';
import { wasConfirmed } from './was-confirmed';

const instant = (iso: string | null) => (iso === null ? null : new Date(iso));
/** Before every deadline. */
const AS_TOLD = new Date(0);

/** Where a booking stands at a time, from the last that was told of it. */
export function standingAt(state: BookingState, now: Date): Standing {
  const standing = standingOf(factsOf(state), now);
  // Events of old do not say when it was confirmed; what it was before its end does.
  return standing.kind === 'ended' ? { ...standing, wasConfirmed: wasConfirmed(state) } : standing;
}

/** Where a booking stood when its event told of it: whatever could be answered then could be answered in time. */
export function standingAsTold(state: BookingState): Standing {
  return standingAt(state, AS_TOLD);
}

function factsOf(state: BookingState): BookingFacts {
  const { calledOff } = state;
  return {
    status: state.status,
    outcome: state.outcome,
    startDate: new Date(state.startDate),
    endDate: new Date(state.endDate),
    respondBy: instant(state.respondBy),
    confirmedAt: instant(state.confirmedAt),
    captainWanted: state.captainWanted,
    captainAnswer: state.captainAnswer,
    ownerAccepted: state.ownerAcceptedAt !== null,
    proposal: proposalIn(state),
    calledOff: calledOff && { ...calledOff, chooseBy: new Date(calledOff.chooseBy) },
    endedCalledOff: state.endedCalledOff,
    deposit: depositOf(state),
    chooseRefundBy: instant(state.chooseBy),
  };
}

/** An owner's for a request has the request's own deadline. */
function proposalIn({ adjusted, proposedChange, respondBy }: BookingState): BookingFacts['proposal'] {
  if (adjusted) return { by: 'owner', respondBy: instant(respondBy) };
  return proposedChange && { by: proposedChange.by, respondBy: new Date(proposedChange.respondBy) };
}
