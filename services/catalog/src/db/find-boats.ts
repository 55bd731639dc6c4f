import type { BoatFilter, Range } from '../domain/boat-filter';
import type { BoatPlace } from '../domain/boat-cursor';
import { Prisma, type Boat } from '../generated/prisma/client';
import type { Db } from './database';

export type ListedBoat = Pick<
  Boat,
  'id' | 'model' | 'city' | 'capacity' | 'rateCents' | 'length' | 'images' | 'minimumHours' | 'isAvailable'
>;

/** Boats that fit the filter, highest rate first, beginning after a place; the conditions are those of the indexes. */
export function findBoats(
  client: Db['client'],
  wanted: BoatFilter & { hidden: boolean; after: BoatPlace | undefined; limit: number },
): Promise<ListedBoat[]> {
  const { city, capacity, rateCents, hidden, after, limit } = wanted;
  const conditions = [
    ...(hidden ? [] : [Prisma.sql`is_available`]),
    ...(city ? [Prisma.sql`city = ${city}`] : []),
    ...within(Prisma.sql`capacity`, capacity),
    ...within(Prisma.sql`rate_cents`, rateCents),
    ...(after ? [Prisma.sql`(rate_cents, id) < (${after.rateCents}, ${after.id})`] : []),
  ];
  return client.$queryRaw<ListedBoat[]>`
    SELECT id, model, city, capacity, rate_cents AS "rateCents", length, images,
           minimum_hours AS "minimumHours", is_available AS "isAvailable"
    FROM boats
    WHERE ${conditions.length ? Prisma.join(conditions, ' AND ') : Prisma.sql`true`}
    ORDER BY rate_cents DESC, id DESC
    LIMIT ${limit}`;
}

function within(column: Prisma.Sql, range: Range | undefined): Prisma.Sql[] {
  if (!range) return [];
  const from = Prisma.sql`${column} >= ${range.from}`;
  return range.to === null ? [from] : [from, Prisma.sql`${column} <= ${range.to}`];
}
