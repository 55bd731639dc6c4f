import type { LocalDeps } from '../db/database';

/** How many bookings there are, and how many of them wait for an answer. */
export async function countBookings({ db }: Pick<LocalDeps, 'db'>): Promise<{ total: number; pending: number }> {
  const [counted, pending] = await Promise.all([
    db.client.bookingCount.aggregate({ _sum: { bookings: true } }),
    db.client.booking.count({ where: { status: 'pending' } }),
  ]);
  return { total: Number(counted._sum.bookings ?? 0), pending };
}
