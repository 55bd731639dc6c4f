import type { Tx } from './database';
import { lockBooking } from './lock-booking';

/**
 * Money that moved, in a booking's history, once for the event that tells of it, also when that comes again long
 * afterwards; its status stays. Once all of a refund has moved, by card, as credit or both, the booking remembers when,
 * until the bank returns some of it.
 * @throws Error for a booking that is not there.
 */
export async function noteMoney(
  tx: Tx,
  bookingId: number,
  money: { eventId: string; at: Date; action: string; moneyKind: 'refund' | 'credit'; moneyCents: number },
): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  if (!booking) throw new Error(`money moved for the unknown booking ${bookingId}`);
  const { status, refundCents, refundedAt } = booking;
  await tx.bookingHistory.createMany({
    data: { ...money, bookingId, actor: 'system', fromStatus: status, toStatus: status },
    skipDuplicates: true,
  });
  const { _sum: back } = await tx.bookingHistory.aggregate({
    where: { bookingId, moneyKind: { in: ['refund', 'credit'] } },
    _sum: { moneyCents: true },
  });
  const complete = refundCents !== null && (back.moneyCents ?? 0) >= refundCents;
  const since = complete ? (refundedAt ?? money.at) : null;
  if (since !== refundedAt) await tx.booking.update({ where: { id: bookingId }, data: { refundedAt: since } });
}
