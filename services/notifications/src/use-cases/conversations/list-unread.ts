import { bookingState, type BookingState } from '@harbourline/contracts';
import type { LocalDeps } from '../../db/deps';
import { partyIn } from '../../domain/conversations/party-in';

const MOST = 200;

export interface Unread {
  booking: BookingState;
  unread: number;
}

/** The conversations in which something waits for somebody to read it, those of the newest bookings first. */
export async function listUnread({ db }: Pick<LocalDeps, 'db'>, { userId }: { userId: number }): Promise<Unread[]> {
  const readers = await db.client.conversationReader.findMany({
    where: { userId, unread: { gt: 0 } },
    orderBy: { bookingId: 'desc' },
    take: MOST,
  });
  const rows = await db.client.booking.findMany({ where: { id: { in: readers.map(({ bookingId }) => bookingId) } } });
  const bookings = new Map(rows.map(({ id, state }) => [id, bookingState.parse(state)]));
  return readers.flatMap(({ bookingId, unread }) => {
    const booking = bookings.get(bookingId);
    return booking && partyIn(booking, userId) ? [{ booking, unread }] : [];
  });
}
