import { bookingExpired } from '@harbourline/contracts';
import type { LocalDeps } from '../db/database';
import { lockBooking } from '../db/lock-booking';
import { saveBooking } from '../db/save-booking';
import { expire } from '../domain/answer-reservation';

/** Ends one reservation that the owner has not answered in time. @returns how many were ended. */
export async function expireReservations({ db, clock }: LocalDeps): Promise<number> {
  return db.transact(async (tx) => {
    const at = clock.now();
    const [due] = await tx.$queryRaw<{ id: number }[]>`
      SELECT id FROM bookings WHERE status = 'pending' AND NOT owner_adjusted AND respond_by < ${at}
      ORDER BY respond_by LIMIT 1 FOR UPDATE SKIP LOCKED`;
    const booking = due && (await lockBooking(tx, due.id));
    if (!booking) return 0;
    await saveBooking(tx, booking, expire(booking, at), {
      at,
      actor: 'system',
      action: 'expired',
      event: bookingExpired,
    });
    return 1;
  });
}
