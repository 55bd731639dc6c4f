import type { BookingState } from '@harbourline/contracts';

/** The people who may hear of a booking. A former captain is the one whom its last change took off it. */
export const PARTIES = ['renter', 'owner', 'captain', 'former captain'] as const;
export type Party = (typeof PARTIES)[number];

/** The user who is a party of a booking; null when there is none. */
export function userOf({ renterId, ownerId, captainId, previous }: BookingState, party: Party): number | null {
  const before = previous?.captainId ?? null;
  return {
    renter: renterId,
    owner: ownerId,
    captain: captainId,
    'former captain': before === captainId ? null : before,
  }[party];
}

/** As what a user reads of a booking. */
export function partyOf({ renterId, ownerId, captainId }: BookingState, userId: number): Party {
  if (userId === renterId) return 'renter';
  if (userId === ownerId) return 'owner';
  return userId === captainId ? 'captain' : 'former captain';
}

/** Everyone whom a message about a booking may name. */
export function namedIn({ renterId, ownerId, captainId, previous, adjusted, ...booking }: BookingState): number[] {
  const proposed = booking.proposedChange ?? previous?.proposedChange;
  const captains = [captainId, previous?.captainId, adjusted?.captainId, proposed?.captainId];
  return [...new Set([renterId, ownerId, ...captains.flatMap((id) => id ?? [])])];
}
