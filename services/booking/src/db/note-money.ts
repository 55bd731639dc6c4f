import type { Tx } from './database';
import { lockBooking } from './lock-booking';

/** Money that moved, in a booking's history; its status stays. @throws Error for a booking that is not there. */
export async function noteMoney(
  tx: Tx,
  bookingId: number,
  money: { at: Date; action: string; moneyKind: 'refund' | 'credit'; moneyCents: number },
): Promise<void> {
  const booking = await lockBooking(tx, bookingId);
  if (!booking) throw new Error(`money moved for the unknown booking ${bookingId}`);
  const { status } = booking;
  await tx.bookingHistory.create({
    data: { ...money, bookingId, actor: 'system', fromStatus: status, toStatus: status },
  });
}
