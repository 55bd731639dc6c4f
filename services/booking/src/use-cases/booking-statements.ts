import type { BookingStatement } from '@harbourline/contracts';
import { bookingState } from '../db/booking-state';
import type { LocalDeps } from '../db/database';

/** Our records of the money of some bookings, in the order of their numbers, after the given one. */
export async function bookingStatements(
  { db }: Pick<LocalDeps, 'db'>,
  { after, limit }: { after: number; limit: number },
): Promise<BookingStatement[]> {
  return db.transact(async (tx) => {
    const bookings = await tx.booking.findMany({ where: { id: { gt: after } }, orderBy: { id: 'asc' }, take: limit });
    const moved = await tx.bookingHistory.groupBy({
      by: ['bookingId'],
      where: { bookingId: { in: bookings.map(({ id }) => id) }, moneyKind: { in: ['refund', 'credit'] } },
      _sum: { moneyCents: true },
    });
    const refunded = new Map(moved.map(({ bookingId, _sum }) => [bookingId, _sum.moneyCents ?? 0]));
    return bookings.map((booking) => {
      const { id, status, renterId, paymentIntentId, depositCents, refundCents, settlement, refundChoice } =
        bookingState(booking);
      return {
        id,
        status,
        renterId,
        paymentIntentId,
        depositCents,
        refundCents,
        settlement,
        refundChoice,
        refundedCents: refunded.get(id) ?? 0,
        refundedAt: booking.refundedAt?.toISOString() ?? null,
      };
    });
  });
}
