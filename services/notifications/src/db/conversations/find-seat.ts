import { bookingState, type BookingState } from '@harbourline/contracts';
import { AppError } from '@harbourline/service-kit';
import { partyIn, type Seat } from '../../domain/conversations/party-in';
import type { Db, Tx } from '../database';

export interface Seated {
  booking: BookingState;
  seat: Seat;
}

/**
 * A booking and as what somebody belongs to it now.
 * @throws AppError `booking_not_found` for everybody else, too.
 */
export async function findSeat(
  db: Db['client'] | Tx,
  { bookingId, userId }: { bookingId: number; userId: number },
): Promise<Seated> {
  const row = await db.booking.findUnique({ where: { id: bookingId }, select: { state: true } });
  if (!row) throw new AppError('booking_not_found');
  const booking = bookingState.parse(row.state);
  const party = partyIn(booking, userId);
  if (!party) throw new AppError('booking_not_found');
  return { booking, seat: { userId, party } };
}
