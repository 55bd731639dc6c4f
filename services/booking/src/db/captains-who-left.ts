import type { Booking } from '../generated/prisma/client';
import type { Db, Tx } from './database';

/** Finds the captains who left or declined each of these charters of their own accord, if another one is wanted. */
export async function captainsWhoLeft(
  db: Db['client'] | Tx,
  bookings: readonly Pick<Booking, 'id' | 'captainWanted'>[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const wanting = bookings.filter(({ captainWanted }) => captainWanted).map(({ id }) => id);
  if (wanting.length === 0) return new Map();
  const rows = await db.bookingHistory.findMany({
    where: { bookingId: { in: wanting }, actor: 'captain', action: { in: ['captain left', 'captain declined'] } },
    select: { bookingId: true, actorId: true },
  });
  const left = new Map<number, number[]>();
  for (const { bookingId, actorId } of rows) {
    if (actorId !== null) left.set(bookingId, [...(left.get(bookingId) ?? []), actorId]);
  }
  return left;
}
