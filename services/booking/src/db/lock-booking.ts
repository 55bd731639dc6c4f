import { AppError, columnsOf, type UserActor } from '@harbourline/service-kit';
import { Prisma, type Booking } from '../generated/prisma/client';
import type { Db, Tx } from './database';

const BOOKING = Prisma.raw(columnsOf(Prisma.BookingScalarFieldEnum));

/** Locks a booking until the end of the transaction: of two changes at once, the second sees what the first has done. */
export async function lockBooking(tx: Tx, id: number): Promise<Booking | null> {
  const [booking] = await tx.$queryRaw<Booking[]>`SELECT ${BOOKING} FROM bookings WHERE id = ${id} FOR UPDATE`;
  return booking ?? null;
}

/** The same, for somebody who does something with it. @throws AppError `booking_not_found` as `requireOwn`. */
export async function lockOwnBooking(tx: Tx, id: number, user: UserActor): Promise<Booking> {
  return requireOwn(tx, await lockBooking(tx, id), user);
}

const PARTIES = { renter: 'renterId', owner: 'ownerId', captain: 'captainId' } as const;

/**
 * The booking, if it is one that the user may do something with in their role.
 * @throws AppError `booking_not_found` otherwise, and to owner and captain once the boat's listing is deleted.
 */
export async function requireOwn(db: Db['client'] | Tx, booking: Booking | null, user: UserActor): Promise<Booking> {
  const own = booking && (user.role === 'admin' || booking[PARTIES[user.role]] === user.id);
  const hidden = own && (user.role === 'owner' || user.role === 'captain') && (await isDeleted(db, booking.boatId));
  if (!own || hidden) throw new AppError('booking_not_found');
  return booking;
}

async function isDeleted(db: Db['client'] | Tx, boatId: number): Promise<boolean> {
  return (await db.boat.count({ where: { id: boatId, deleted: true } })) > 0;
}
