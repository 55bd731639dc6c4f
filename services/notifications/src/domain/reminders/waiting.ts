import type { BookingState } from '@harbourline/contracts';
import { phaseOf, type Standing } from '@harbourline/policy';
import type { Party } from '../messages/parties';
import { standingAsTold } from '../messages/standing';

/** Whose answer a reservation waits for; a captain who confirms each charter may be asked beside its owner. */
type Awaited = 'owner' | 'owner and captain' | 'captain' | 'renter';

/** Whose answer a booking waits for until when, and since when; and since when it is confirmed for its start. */
export interface Waiting {
  awaits: string | null;
  respondBy: Date | null;
  awaitedSince: Date | null;
  startDate: Date;
  confirmedSince: Date | null;
}

/** Whom a booking waits for after an event of a time, with what stood before and still does. */
export function waitingOf(state: BookingState, at: Date, before: Waiting | null): Waiting {
  const standing = standingAsTold(state);
  const awaits = awaitedBy(standing);
  const respondBy = state.respondBy ? new Date(state.respondBy) : null;
  const startDate = new Date(state.startDate);
  const stillAwaited = before?.awaits === awaits && before?.respondBy?.getTime() === respondBy?.getTime();
  const stillConfirmed = before?.startDate.getTime() === startDate.getTime();
  return {
    awaits,
    respondBy,
    awaitedSince: awaits === null ? null : (stillAwaited && before?.awaitedSince) || at,
    startDate,
    // Nobody is reminded of a charter that was called off; with its new time it counts as confirmed anew.
    confirmedSince: phaseOf(standing) === 'agreed' ? (stillConfirmed && before?.confirmedSince) || at : null,
  };
}

/** Whether one of those whose answer is waited for is this party. */
export function isAwaited(awaits: string | null, party: Party): boolean {
  return awaits?.split(' and ').includes(party) ?? false;
}

/** Those who are reminded of an answer to a request, or of choosing another captain. */
function awaitedBy({ kind }: Standing): Awaited | null {
  switch (kind) {
    case 'awaitingOwner':
    case 'captainToBeChosen':
    case 'captainLeft':
    case 'calledOffWithoutCaptain':
      return 'owner';
    case 'awaitingOwnerAndCaptain':
      return 'owner and captain';
    case 'awaitingCaptain':
      return 'captain';
    case 'awaitingRenter':
      return 'renter';
    case 'confirmed':
    case 'changeProposed':
    case 'calledOff':
    case 'newTimeProposed':
    case 'overdue':
    case 'underWay':
    case 'completed':
    case 'ended':
      return null;
  }
}
