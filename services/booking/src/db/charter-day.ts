import { CITIES, zoneOf } from '@harbourline/policy';
import { Prisma } from '../generated/prisma/client';

/** The local day on which a booking's charter starts. */
export const charterDay = Prisma.sql`(start_date AT TIME ZONE CASE boat_snapshot->>'city' ${Prisma.join(
  CITIES.map((city) => Prisma.sql`WHEN ${city} THEN ${zoneOf(city)}`),
  ' ',
)} END)::date`;
