import { Prisma } from '../generated/prisma/client';

/** What a boat costs an hour: on a day that is asked for, or from, on the coming days. */
export interface AskedRates {
  /** YYYY-MM-DD; undefined asks for the lowest rate of the coming days. */
  date: string | undefined;
}

/** A condition: no row says that the boat costs anything but its standard rate. OFFSET 0 has it looked up boat by boat. */
export function hasStandardRate(asked: AskedRates): Prisma.Sql {
  return Prisma.sql`NOT EXISTS (SELECT FROM ${tableOf(asked)} WHERE boat_id = boats.id ${andDay(asked)} OFFSET 0)`;
}

/** The boats that cost something else, in place of the table of boats: `rate_cents` is what they cost then. */
export function boatsOfOtherRates(asked: AskedRates): Prisma.Sql {
  return Prisma.sql`(
    SELECT boats.id, owner_id, boat_name, model, search_text, city, capacity, length, images, minimum_hours,
           discount_percent, is_available, other.rate_cents, boats.rate_cents AS standard_cents
    FROM ${tableOf(asked)} AS other JOIN boats ON boats.id = other.boat_id
    WHERE true ${andDay(asked)}
  ) AS boats`;
}

function tableOf({ date }: AskedRates): Prisma.Sql {
  return date === undefined ? Prisma.sql`lowest_rates` : Prisma.sql`day_rates`;
}

function andDay({ date }: AskedRates): Prisma.Sql {
  return date === undefined ? Prisma.empty : Prisma.sql`AND day = ${date}::date`;
}
