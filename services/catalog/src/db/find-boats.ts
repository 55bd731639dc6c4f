import type { BoatSort } from '@harbourline/contracts';
import { BOAT_ORDERS, type BoatPlace } from '../domain/boat-order';
import { partsFor } from '../domain/boat-parts';
import { Prisma, type Boat } from '../generated/prisma/client';
import { all, beyond, conditionsOf, orderBy, type WantedBoats } from './boat-conditions';
import type { Db } from './database';
import { firstInParts } from './first-in-parts';

export type FoundBoat = Pick<
  Boat,
  | 'id'
  | 'ownerId'
  | 'boatName'
  | 'model'
  | 'city'
  | 'capacity'
  | 'rateCents'
  | 'length'
  | 'images'
  | 'minimumHours'
  | 'isAvailable'
>;

/** Boats that fit, in an order, beginning after a place; conditions and orders are those of the indexes. */
export function findBoats(
  client: Db['client'],
  wanted: WantedBoats,
  { sort, after, limit }: { sort: BoatSort; after: BoatPlace | undefined; limit: number },
): Promise<FoundBoat[]> {
  const order = BOAT_ORDERS[sort];
  const everybodys = !wanted.hidden && wanted.ownerId === undefined;
  const parts = everybodys ? partsFor(order, wanted) : undefined;
  const conditions = parts
    ? [Prisma.sql`id = ANY(ARRAY(${firstInParts(wanted, parts, { order, after, limit })}))`]
    : [...conditionsOf(wanted), ...beyond(order, after)];
  return client.$queryRaw<FoundBoat[]>`
    SELECT id, owner_id AS "ownerId", boat_name AS "boatName", model, city, capacity, rate_cents AS "rateCents",
           length, images, minimum_hours AS "minimumHours", is_available AS "isAvailable"
    FROM boats
    WHERE ${all(conditions)}
    ORDER BY ${orderBy(order)}
    LIMIT ${limit}`;
}

/** How many boats fit. */
export async function countBoats(client: Db['client'], wanted: WantedBoats): Promise<number> {
  const [row] = await client.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM boats WHERE ${all(conditionsOf(wanted))}`;
  return row?.count ?? 0;
}
