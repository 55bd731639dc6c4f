import type { Booking } from '../generated/prisma/client';
import type { Tx } from './database';

/** Locks a booking until the end of the transaction: of two changes at once, the second sees what the first has done. */
export async function lockBooking(tx: Tx, id: number): Promise<Booking | null> {
  await tx.$executeRaw`SELECT 1 FROM bookings WHERE id = ${id} FOR UPDATE`;
  return tx.booking.findUnique({ where: { id } });
}
