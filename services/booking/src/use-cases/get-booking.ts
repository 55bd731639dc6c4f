import { AppError, type UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { boatsOutOfSight } from '../db/boats-out-of-sight';
import { withParties, type BookingWithParties } from '../db/with-parties';

/** One booking of the caller's. @throws AppError `booking_not_found`, also for somebody else's. */
export async function getBooking(
  { db }: Pick<LocalDeps, 'db'>,
  viewer: UserActor,
  id: number,
): Promise<BookingWithParties> {
  const booking = await db.client.booking.findUnique({ where: { id } });
  const mine =
    booking && (viewer.role === 'admin' || [booking.renterId, booking.ownerId, booking.captainId].includes(viewer.id));
  const seen = mine && !(await boatsOutOfSight(db.client, viewer)).includes(booking.boatId);
  const [full] = seen ? await withParties(db.client, [booking]) : [];
  if (!full) throw new AppError('booking_not_found');
  return full;
}
