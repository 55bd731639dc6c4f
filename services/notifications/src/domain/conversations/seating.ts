import type { ConversationReader } from '../../generated/prisma/client';
import type { Seat } from './party-in';

type Known = Pick<ConversationReader, 'userId' | 'hasLeft'>;
export type Arrival = Seat & Pick<ConversationReader, 'from' | 'readUpTo'>;

/**
 * Who has come to a conversation, and who has left it, since its last message. A captain reads what is written from
 * then on, also when they come back; renter and owner read everything.
 */
export function seatingAfter(
  known: readonly Known[],
  seats: readonly Seat[],
  lastNumber: number,
): { arrived: Arrival[]; left: number[] } {
  const isThere = ({ userId }: Seat) => known.some((reader) => reader.userId === userId && !reader.hasLeft);
  const arrived = seats
    .filter((seat) => !isThere(seat))
    .map((seat) => {
      const from = seat.party === 'captain' ? lastNumber : 0;
      return { ...seat, from, readUpTo: from };
    });
  const left = known
    .filter(({ userId, hasLeft }) => !hasLeft && !seats.some((seat) => seat.userId === userId))
    .map(({ userId }) => userId);
  return { arrived, left };
}

/** After which message somebody reads a conversation; a captain who has come since its last one, after that. */
export function readsAfter(
  { party }: Seat,
  reader: Pick<ConversationReader, 'from' | 'hasLeft'> | null | undefined,
  lastNumber: number,
): number {
  if (party !== 'captain') return 0;
  return reader && !reader.hasLeft ? reader.from : lastNumber;
}
