import { setTimeout as sleep } from 'node:timers/promises';
import type { BookingView } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import { Client } from 'pg';
import type { DemoBusiness } from './demo-business';

const RESERVED_HOURS_BEFORE = 19 * 24 + 5;

/** When a charter that has taken place was reserved. */
export const reservedAt = (start: Date): Date => addHours(start, -RESERVED_HOURS_BEFORE);

/** Charters that were entered today read as reserved before they took place and completed at their end; no call makes time pass. */
export async function datePastCharters(
  { owner, bookingDatabaseUrl }: DemoBusiness,
  ids: readonly number[],
): Promise<void> {
  const bookings = await Promise.all(ids.map((id) => untilCompleted(owner, id)));
  const client = new Client({ connectionString: bookingDatabaseUrl });
  await client.connect();
  try {
    for (const { id, startDate } of bookings) {
      const values = [id, reservedAt(new Date(startDate))];
      await client.query(
        `WITH dated AS (
           UPDATE bookings SET created_at = $2, confirmed_at = $2, updated_at = end_date WHERE id = $1 RETURNING end_date)
         UPDATE booking_history SET at = CASE action WHEN 'created' THEN $2 ELSE dated.end_date END
         FROM dated WHERE booking_id = $1`,
        values,
      );
    }
  } finally {
    await client.end();
  }
}

/** Booking completes by itself what is over. */
async function untilCompleted({ client }: DemoBusiness['owner'], id: number): Promise<BookingView> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const booking = await client.call<BookingView>('GET', `/api/bookings/${id}`);
    if (booking.status === 'completed') return booking;
    await sleep(100);
  }
  throw new Error(`Booking ${id} was not completed`);
}
