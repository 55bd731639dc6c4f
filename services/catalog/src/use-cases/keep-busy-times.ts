import type { BookingState, EventData, calendarBlockChanged } from '@harbourline/contracts';
import { isEnded } from '@harbourline/policy';
import type { Tx } from '../db/database';

type CalendarBlock = EventData<typeof calendarBlockChanged>;

/** Keeps when bookings occupy their boats: at their own time, and at the one that is proposed; never once cancelled. */
export async function keepBusyBookings(tx: Tx, told: readonly { data: BookingState }[]): Promise<void> {
  const bookings = told.map(({ data }) => data);
  const over = bookings.filter(({ status }) => isEnded({ status })).map(({ id }) => id);
  if (over.length > 0) await tx.$executeRaw`DELETE FROM busy_bookings WHERE booking_id = ANY(${over})`;
  const busy = bookings.filter(({ status }) => !isEnded({ status }));
  if (busy.length === 0) return;
  const rows = busy.map(({ id, boatId, startDate, endDate, adjusted, proposedChange }) => {
    const proposed = adjusted ?? proposedChange ?? { startDate, endDate };
    return { id, boat: boatId, from: startDate, to: endDate, from2: proposed.startDate, to2: proposed.endDate };
  });
  await tx.$executeRaw`
    INSERT INTO busy_bookings (booking_id, boat_id, during)
    SELECT id, boat, tstzmultirange(tstzrange("from", "to"), tstzrange(from2, to2))
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS busy
      (id int, boat int, "from" timestamptz, "to" timestamptz, from2 timestamptz, to2 timestamptz)
    ON CONFLICT (booking_id) DO UPDATE SET boat_id = excluded.boat_id, during = excluded.during`;
}

/** Keeps when owners have blocked boats. What captains block is no boat's time. */
export async function keepBusyBlocks(tx: Tx, told: readonly { data: CalendarBlock }[]): Promise<void> {
  const blocks = told.map(({ data }) => data);
  const keeps = ({ removed, boatId }: CalendarBlock) => !removed && boatId !== null;
  const over = blocks.filter((block) => !keeps(block)).map(({ id }) => id);
  if (over.length > 0) await tx.$executeRaw`DELETE FROM busy_blocks WHERE block_id = ANY(${over}::uuid[])`;
  const busy = blocks.filter(keeps);
  if (busy.length === 0) return;
  const rows = busy.map(({ id, boatId, startDate, endDate }) => ({ id, boat: boatId, from: startDate, to: endDate }));
  await tx.$executeRaw`
    INSERT INTO busy_blocks (block_id, boat_id, during)
    SELECT id, boat, tstzrange("from", "to")
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS busy
      (id uuid, boat int, "from" timestamptz, "to" timestamptz)
    ON CONFLICT (block_id) DO UPDATE SET boat_id = excluded.boat_id, during = excluded.during`;
}
