import type { LocalDeps } from '../db/database';

/** How many bookings there are, and how many of them wait for an answer. */
export async function countBookings({ db }: Pick<LocalDeps, 'db'>): Promise<{ total: number; pending: number }> {
  const [total, pending] = await Promise.all([
    db.client.booking.count(),
    db.client.booking.count({ where: { status: 'pending' } }),
  ]);
  return { total, pending };
}
