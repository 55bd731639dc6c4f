import type { BookingState } from '@harbourline/contracts';

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
    confirmedSince: state.status === 'confirmed' ? (stillConfirmed && before?.confirmedSince) || at : null,
  };
}

function awaitedBy({ status, adjusted, captainWanted }: BookingState): 'owner' | 'renter' | null {
  if (status === 'pending') return adjusted ? 'renter' : 'owner';
  return status === 'confirmed' && captainWanted ? 'owner' : null;
}
