import type { Db } from '../database';

/** Adds to each row the booking that claimed the payment which it is about. */
export async function withBooking<Row>(
  { client }: Pick<Db, 'client'>,
  rows: readonly Row[],
  intentOf: (row: Row) => string | null,
): Promise<(Row & { bookingId: number | null })[]> {
  const intents = rows.map(intentOf).filter((id) => id !== null);
  const bookings = await client.booking.findMany({
    where: { paymentIntentId: { in: intents } },
    select: { id: true, paymentIntentId: true },
    orderBy: { id: 'desc' },
  });
  const claimed = new Map(bookings.map(({ id, paymentIntentId }) => [paymentIntentId, id]));
  return rows.map((row) => {
    const paymentIntentId = intentOf(row);
    return { ...row, bookingId: paymentIntentId === null ? null : (claimed.get(paymentIntentId) ?? null) };
  });
}
