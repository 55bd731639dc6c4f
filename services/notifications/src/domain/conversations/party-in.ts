import type { BookingState, ConversationParty } from '@harbourline/contracts';

/** Somebody's place in a conversation. */
export interface Seat {
  userId: number;
  party: ConversationParty;
}

/** The people of a booking as it is now: a captain who has left is none of them. */
export function seatsOf({ renterId, ownerId, captainId }: BookingState): Seat[] {
  return [
    { userId: renterId, party: 'renter' },
    { userId: ownerId, party: 'owner' },
    ...(captainId === null ? [] : [{ userId: captainId, party: 'captain' } as const]),
  ];
}

/** As what somebody belongs to a booking; undefined for everybody else. */
export function partyIn(booking: BookingState, userId: number): ConversationParty | undefined {
  return seatsOf(booking).find((seat) => seat.userId === userId)?.party;
}
