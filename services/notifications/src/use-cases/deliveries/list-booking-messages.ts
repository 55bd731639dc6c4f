import { AppError, type UserActor } from '@harbourline/service-kit';
import { withRecipients, type DeliveryWithRecipient } from '../../db/deliveries/with-recipients';
import type { LocalDeps } from '../../db/deps';
import { findBooking } from '../../db/messages/find-booking';

/**
 * What was written about a booking, oldest first: all of it to administrators, to its parties what they were told.
 * @throws AppError `booking_not_found` for everybody else, too.
 */
export async function listBookingMessages(
  { db }: Pick<LocalDeps, 'db'>,
  { actor, bookingId }: { actor: UserActor; bookingId: number },
): Promise<DeliveryWithRecipient[]> {
  const { renterId, ownerId, captainId } = await findBooking(db, bookingId);
  const isAdministrator = actor.role === 'admin';
  if (!isAdministrator && ![renterId, ownerId, captainId].includes(actor.id)) throw new AppError('booking_not_found');
  const rows = await db.client.delivery.findMany({
    where: { bookingId, ...(!isAdministrator && { recipientId: actor.id, copyTo: '' }) },
    orderBy: [{ createdAt: 'asc' }, { channel: 'asc' }, { copyTo: 'asc' }, { id: 'asc' }],
  });
  return withRecipients(db, rows);
}
