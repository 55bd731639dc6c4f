import { FROM_RATE_DAYS, type firstDays } from '../domain/rate-days';
import { Prisma } from '../generated/prisma/client';
import type { Db, Tx } from './database';

type FirstDays = ReturnType<typeof firstDays>;

/** Works out the lowest rate of the coming days anew for one boat, in the transaction that has changed its rates. */
export async function workOutLowestRate(tx: Tx, boatId: number, days: FirstDays): Promise<void> {
  await workOut(tx, Prisma.sql`lowest_rates.boat_id = ${boatId}`, days);
}

/** Works it out anew for boats whose coming days are others than those it was last worked out for. @returns how many. */
export function workOutDueLowestRates({ client }: Pick<Db, 'client'>, days: FirstDays, most: number): Promise<number> {
  const latest = days.map(({ firstDay }) => firstDay).reduce((one, other) => (one > other ? one : other));
  const due = Prisma.sql`lowest_rates.boat_id IN (
    SELECT due.boat_id FROM lowest_rates AS due
    JOIN boats ON boats.id = due.boat_id JOIN ${valuesOf(days)} ON place.city = boats.city
    WHERE (due.first_day IS NULL OR due.first_day < ${latest}::date) AND due.first_day IS DISTINCT FROM place.first_day
    LIMIT ${most} FOR UPDATE OF due SKIP LOCKED)`;
  return workOut(client, due, days);
}

/** On days without a rate of their own the standard rate counts. */
function workOut(client: Db['client'] | Tx, which: Prisma.Sql, days: FirstDays): Promise<number> {
  return client.$executeRaw`
    UPDATE lowest_rates SET first_day = place.first_day, rate_cents = LEAST(
      coming.rate_cents, CASE WHEN coming.days < ${FROM_RATE_DAYS} THEN boats.rate_cents END)
    FROM boats JOIN ${valuesOf(days)} ON place.city = boats.city CROSS JOIN LATERAL (
      SELECT count(*) AS days, min(rate_cents) AS rate_cents FROM day_rates
      WHERE boat_id = boats.id AND day >= place.first_day AND day < place.first_day + ${FROM_RATE_DAYS}::int
    ) AS coming
    WHERE boats.id = lowest_rates.boat_id AND ${which}`;
}

function valuesOf(days: FirstDays): Prisma.Sql {
  const rows = days.map(({ city, firstDay }) => Prisma.sql`(${city}::text, ${firstDay}::date)`);
  return Prisma.sql`(VALUES ${Prisma.join(rows)}) AS place(city, first_day)`;
}
