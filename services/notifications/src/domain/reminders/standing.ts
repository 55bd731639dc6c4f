import type { BookingState } from '@harbourline/contracts';
import type { Party } from '../messages/parties';
import { waitsForCaptainAlone } from '../words/captain-standing-in-words';

/** Whose answer a reservation waits for; a captain who confirms each charter may be asked beside its owner. */
type Awaited = 'owner' | 'owner and captain' | 'captain' | 'renter';

/** Whose answer a booking waits for until when, and since when; and since when it is confirmed for its start. */
export interface Standing {
  awaits: string | null;
  respondBy: Date | null;
  awaitedSince: Date | null;
  startDate: Date;
  confirmedSince: Date | null;
}

/** How a booking stands after an event of a time, with what stood before and still does. */
export function standingOf(state: BookingState, at: Date, before: Standing | null): Standing {
  const awaits = awaitedBy(state);
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
    confirmedSince:
      state.status === 'confirmed' && !state.calledOff ? (stillConfirmed && before?.confirmedSince) || at : null,
  };
}

/** Whether one of those whose answer is waited for is this party. */
export function isAwaited(awaits: string | null, party: Party): boolean {
  return awaits?.split(' and ').includes(party) ?? false;
}

function awaitedBy(booking: BookingState): Awaited | null {
  const { status, adjusted, captainWanted, captainAnswer } = booking;
  if (status !== 'pending') return status === 'confirmed' && captainWanted ? 'owner' : null;
  if (adjusted) return 'renter';
  if (waitsForCaptainAlone(booking)) return 'captain';
  return captainAnswer === 'awaited' ? 'owner and captain' : 'owner';
}
