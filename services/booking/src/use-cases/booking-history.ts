import type { UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import type { BookingWithParties } from '../db/with-parties';
import type { BookingHistory, User } from '../generated/prisma/client';
import { getBooking } from './get-booking';

/** Something that happened to a booking, and who did it; the person is null for the system. */
export type Happening = BookingHistory & { person: User | null };

/** All that happened to one of the caller's bookings, oldest first. @throws AppError `booking_not_found`. */
export async function bookingHistory(
  { db }: Pick<LocalDeps, 'db'>,
  viewer: UserActor,
  bookingId: number,
): Promise<{ booking: BookingWithParties; happenings: Happening[] }> {
  const booking = await getBooking({ db }, viewer, bookingId);
  const entries = await db.client.bookingHistory.findMany({ where: { bookingId }, orderBy: { id: 'asc' } });
  const ids = [...new Set(entries.flatMap(({ actorId }) => actorId ?? []))];
  const people = new Map(
    (await db.client.user.findMany({ where: { id: { in: ids } } })).map((user) => [user.id, user]),
  );
  return {
    booking,
    happenings: entries.map((entry) => ({
      ...entry,
      person: entry.actorId === null ? null : (people.get(entry.actorId) ?? null),
    })),
  };
}
