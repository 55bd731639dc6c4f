import type { Range } from '../domain/boat-filter';
import type { BoatOrder } from '../domain/boat-order';
import { Prisma } from '../generated/prisma/client';
import { all, COLUMNS, within } from './boat-conditions';

/** The hourly rate of a boat on the day asked for, or else its lowest rate of the coming days. */
export interface AskedRates {
  /** YYYY-MM-DD; undefined asks for the lowest rate of the coming days. */
  date: string | undefined;
}

/** A condition: no row says that the boat costs anything but its standard rate. OFFSET 0 has it looked up boat by boat. */
export function hasStandardRate(asked: AskedRates): Prisma.Sql {
  return Prisma.sql`NOT EXISTS (SELECT FROM ${tableOf(asked)} WHERE boat_id = boats.id ${andDay(asked)} OFFSET 0)`;
}

/**
 * The boats that cost something else, in place of the table of boats: `rate_cents` is what they cost then. By rate they come
 * in the order of the index of rates, so the number beside the rate is that of this index; otherwise it is the boats' own.
 * Sorted by size, a filter by rate is looked up in the rates first: the large are the dear ones, and one would look at nearly
 * all boats in their order for the first of a low price.
 */
export function boatsOfOtherRates(
  asked: AskedRates & { rateCents?: Range | undefined },
  by?: BoatOrder['by'],
): Prisma.Sql {
  const id = by === 'rateCents' ? Prisma.sql`other.boat_id AS id` : Prisma.sql`boats.id`;
  const ofDay = Prisma.sql`SELECT boat_id, rate_cents FROM ${tableOf(asked)} WHERE true ${andDay(asked)}`;
  const isFirst = asked.rateCents !== undefined && (by === 'capacity' || by === 'length');
  const rates = isFirst ? Prisma.sql`${ofDay} AND ${all(within(COLUMNS.rateCents, asked.rateCents))} OFFSET 0` : ofDay;
  const boat = isFirst
    ? Prisma.sql`CROSS JOIN LATERAL (SELECT * FROM boats WHERE id = other.boat_id OFFSET 0) AS boats`
    : Prisma.sql`JOIN boats ON boats.id = other.boat_id`;
  return Prisma.sql`(
    SELECT ${id}, owner_id, boat_name, model, folded_text, city, capacity, length, images, minimum_hours,
           discount_percent, is_available, takes_pets, has_washroom, review_count, rating_sums, rating_score, other.rate_cents, boats.rate_cents AS standard_cents
    FROM (${rates}) AS other ${boat}
  ) AS boats`;
}

function tableOf({ date }: AskedRates): Prisma.Sql {
  return date === undefined ? Prisma.sql`lowest_rates` : Prisma.sql`day_rates`;
}

function andDay({ date }: AskedRates): Prisma.Sql {
  return date === undefined ? Prisma.empty : Prisma.sql`AND day = ${date}::date`;
}
