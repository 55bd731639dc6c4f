import type { BookingView } from '@harbourline/contracts';
import { addHours } from '@harbourline/policy';
import { Client } from 'pg';

const RESERVED_HOURS_BEFORE = 19 * 24 + 5;

/** When a charter that has taken place was reserved. */
export const reservedAt = (start: Date): Date => addHours(start, -RESERVED_HOURS_BEFORE);

/**
 * Charters that were entered today read as reserved before they took place, and as completed by themselves at their end: no
 * call makes time pass. What an earlier run has dated stays.
 */
export async function datePastCharters(databaseUrl: string, charters: readonly BookingView[]): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const { id, startDate } of charters) await client.query(DATE, [id, reservedAt(new Date(startDate))]);
  } finally {
    await client.end();
  }
}

const DATE = `
  WITH dated AS (
    UPDATE bookings SET created_at = $2, confirmed_at = $2, updated_at = end_date
    WHERE id = $1 AND created_at > start_date RETURNING id, end_date
  ), completed AS (
    INSERT INTO booking_history (booking_id, at, actor, action, from_status, to_status)
    SELECT id, end_date, 'system', 'completed', 'confirmed', 'completed' FROM dated
  )
  UPDATE booking_history SET at = $2, to_status = 'confirmed' FROM dated WHERE booking_id = dated.id`;
