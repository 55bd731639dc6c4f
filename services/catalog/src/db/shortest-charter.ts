import type { City } from '@harbourline/policy';
import { Prisma } from '../generated/prisma/client';
import type { Db } from './database';

/** The fewest hours for which any boat goes out, in a city or anywhere; undefined where there are no boats. */
export async function shortestCharter(client: Db['client'], city: City | undefined): Promise<number | undefined> {
  const inCity = city === undefined ? Prisma.empty : Prisma.sql`AND city = ${city}`;
  const [row] = await client.$queryRaw<{ hours: number }[]>`
    SELECT minimum_hours AS hours FROM boats WHERE is_available ${inCity} ORDER BY minimum_hours LIMIT 1`;
  return row?.hours;
}
