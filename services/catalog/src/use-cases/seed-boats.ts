import { dayOfDate } from '@harbourline/policy';
import type { Db } from '../db/database';
import { sampleBoat } from '../sample/sample-boat';

const AT_ONCE = 2_000;
const BOOKINGS_FROM = 1_000_000_000;
/** One boat in so many has rates of its own around a busy day. */
const ONE_IN = 10;
const DEARER = [1.1, 1.2, 1.3, 1.5];
const DAY_MS = 24 * 60 * 60_000;
const FIRST_LISTED = new Date('2024-01-01T12:00:00Z');

/**
 * Adds many boats, to see how the lists do at that size. Nobody is told of them: they can be looked at, not reserved.
 * The same count adds the same boats.
 */
export async function seedBoats(
  { client }: Pick<Db, 'client'>,
  { count, busyOn, progress }: { count: number; busyOn?: string | undefined; progress: (done: number) => void },
): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - from);
    const rows = Array.from({ length }, (_, index) => {
      const boat = sampleBoat(from + index, FIRST_LISTED);
      return { ...boat, custom_rates: busyOn === undefined ? {} : ratesAround(busyOn, from + index, boat.rate_cents) };
    });
    await client.$executeRaw`
      INSERT INTO boats (owner_id, boat_name, model, description, city, capacity, length, rate_cents, minimum_hours,
                         images, amenities, facts, custom_rates, is_available, version, created_at, updated_at)
      SELECT owner_id, boat_name, model, description, city, capacity, length, rate_cents, minimum_hours,
             '{}', amenities, facts, custom_rates, is_available, 1, created_at, created_at
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row(
        owner_id int, boat_name text, model text, description text, city text, capacity int, length int,
        rate_cents int, minimum_hours int, amenities text[], facts jsonb, custom_rates jsonb, is_available boolean, created_at timestamptz)`;
    progress(from + length);
  }
  // The planner knows of the new boats now rather than when autovacuum comes by.
  for (const table of ['boats', 'day_rates']) {
    await client.$executeRawUnsafe(`VACUUM (ANALYZE) ${table}`);
  }
  if (busyOn !== undefined) await seedBusyTimes(client, busyOn);
}

/** Rates of some boats on that day, and on the three days before and after it. */
function ratesAround(date: string, number: number, rateCents: number): Record<string, number> {
  if (number % ONE_IN !== 0) return {};
  const days = [-3, -2, -1, 0, 1, 2, 3].map((days) => dayOfDate(new Date(Date.parse(date) + days * DAY_MS)));
  const times = DEARER[(number / ONE_IN) % DEARER.length] ?? 1;
  return Object.fromEntries(days.map((day) => [day, Math.round((rateCents * times) / 100)]));
}

/** A third of all boats is reserved for some hours of a day, another third the day before, and so on for a week. */
async function seedBusyTimes(client: Db['client'], date: string): Promise<void> {
  await client.$executeRaw`
    INSERT INTO busy_bookings (booking_id, boat_id, during)
    SELECT ${BOOKINGS_FROM} + row_number() OVER (), boat.id,
           tstzmultirange(tstzrange(begin.at, begin.at + make_interval(hours => 4 + boat.id % 5)))
    FROM boats boat
    CROSS JOIN generate_series(-3, 3) AS day(number)
    CROSS JOIN LATERAL (
      SELECT (${date}::date + day.number + make_interval(hours => 10 + (boat.id * 7 + day.number) % 9))
        AT TIME ZONE CASE boat.city WHEN 'Cancun' THEN 'America/Cancun' ELSE 'America/Toronto' END
    ) AS begin(at)
    WHERE (boat.id + day.number) % 3 = 0`;
  await client.$executeRawUnsafe('VACUUM (ANALYZE) busy_bookings');
}
