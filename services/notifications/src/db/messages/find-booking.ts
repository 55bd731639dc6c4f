import { bookingState, type BookingState } from '@harbourline/contracts';
import { AppError } from '@harbourline/service-kit';
import type { Db } from '../database';

/** A booking as its last event said it. @throws AppError `booking_not_found`. */
export async function findBooking(db: Db, id: number): Promise<BookingState> {
  const row = await db.client.booking.findUnique({ where: { id }, select: { state: true } });
  if (!row) throw new AppError('booking_not_found');
  return bookingState.parse(row.state);
}
