import type { LocalDeps } from '../db/database';

/** The booking that a payment belongs to; null when there is none, and none is being made of it right now. */
export async function bookingOfPayment(
  { db }: Pick<LocalDeps, 'db'>,
  paymentIntentId: string,
): Promise<{ bookingId: number | null }> {
  return db.transact(async (tx) => {
    // Whoever makes a booking of a payment without a hold has the same lock: see create-booking.ts.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${paymentIntentId}, 2))`;
    const booking = await tx.booking.findUnique({ where: { paymentIntentId }, select: { id: true } });
    return { bookingId: booking?.id ?? null };
  });
}
