import type { ErrorBody, HoldView } from '@harbourline/contracts';
import { addHours, instantAt, localDateOf } from '@harbourline/policy';
import { BOAT, NOW } from './cast';
import type { TestBooking } from './start-booking';

const ZONE = 'America/Toronto';
/** A day that can be reserved at any hour, also some hours later. */
const FIRST_DAY = 5;

/** A charter so many days ahead. */
export function charter(day: number, { time = '10:00', hours = 12 } = {}) {
  const start = instantAt(localDateOf(addHours(new Date(NOW), (FIRST_DAY + day) * 24), ZONE), time, ZONE);
  return { startDate: start.toISOString(), endDate: addHours(start, hours).toISOString() };
}

export type Held = HoldView & Partial<ErrorBody>;

/** Somebody of whom nobody knows anything, at an address. */
export function strangerOf(world: TestBooking, renterId: number, address: string) {
  const from = { 'x-forwarded-for': address };
  const me = world.as(renterId);
  return {
    renterId,
    hold: (when: { startDate: string; endDate: string }, changes: { boatId?: number; captainId?: number } = {}) =>
      me.post<Held>('/api/bookings/holds', world.wish({ ...when, ...changes }), from),
    release: (holdId: string) => me.send('DELETE', `/api/bookings/holds/${holdId}`, undefined, from),
    /** Pays a hold and turns it into a reservation. */
    async payAndBook({ holdId, quote }: HoldView) {
      const { startDate, endDate, depositAmount, boatId, captainId } = quote;
      const paymentIntentId = world.paid({ holdId, depositAmount }, undefined, renterId, boatId);
      return world.book(
        { ...world.wish({ startDate, endDate, boatId, captainId }), holdId, paymentIntentId },
        renterId,
      );
    },
  };
}

/** The local dates of a boat that holds keep from others. */
export async function daysHeld({ sql }: TestBooking, boatId = BOAT): Promise<string[]> {
  const { rows } = await sql.query<{ day: string }>(
    `SELECT DISTINCT day::date::text AS day FROM claims, generate_series(
       date_trunc('day', lower(during) AT TIME ZONE $2),
       (upper(during) - interval '1 millisecond') AT TIME ZONE $2, interval '1 day') AS day
     WHERE kind = 'hold' AND boat_id = $1 ORDER BY 1`,
    [boatId, ZONE],
  );
  return rows.map(({ day }) => day);
}
