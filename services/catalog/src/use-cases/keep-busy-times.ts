import type { BookingState, EventData, calendarBlockChanged } from '@harbourline/contracts';
import type { Tx } from '../db/database';

type CalendarBlock = EventData<typeof calendarBlockChanged>;

/** Keeps when a booking occupies its boat: at its own time, and at the one that its owner proposes; never once cancelled. */
export async function keepBusyBooking(tx: Tx, booking: BookingState): Promise<void> {
  const { id, status, boatId, startDate, endDate, adjusted } = booking;
  if (status === 'cancelled') {
    await tx.$executeRaw`DELETE FROM busy_bookings WHERE booking_id = ${id}`;
    return;
  }
  const proposed = adjusted ?? { startDate, endDate };
  await tx.$executeRaw`
    INSERT INTO busy_bookings (booking_id, boat_id, during)
    VALUES (${id}, ${boatId}, tstzmultirange(
      tstzrange(${startDate}::timestamptz, ${endDate}::timestamptz),
      tstzrange(${proposed.startDate}::timestamptz, ${proposed.endDate}::timestamptz)))
    ON CONFLICT (booking_id) DO UPDATE SET boat_id = excluded.boat_id, during = excluded.during`;
}

/** Keeps when an owner has blocked a boat. What captains block is no boat's time. */
export async function keepBusyBlock(tx: Tx, { id, boatId, startDate, endDate, removed }: CalendarBlock): Promise<void> {
  if (removed || boatId === null) {
    await tx.$executeRaw`DELETE FROM busy_blocks WHERE block_id = ${id}::uuid`;
    return;
  }
  await tx.$executeRaw`
    INSERT INTO busy_blocks (block_id, boat_id, during)
    VALUES (${id}::uuid, ${boatId}, tstzrange(${startDate}::timestamptz, ${endDate}::timestamptz))
    ON CONFLICT (block_id) DO UPDATE SET boat_id = excluded.boat_id, during = excluded.during`;
}
