import type { BoatSort } from '@harbourline/contracts';
import { BOAT_ORDERS, type BoatPlace } from '../domain/boat-order';
import { partsFor } from '../domain/boat-parts';
import { Prisma, type Boat } from '../generated/prisma/client';
import { all, beyond, conditionsOf, orderBy, type WantedBoats } from './boat-conditions';
import type { Db } from './database';
import { firstInParts } from './first-in-parts';
import { freeAt } from './free-at';

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

interface Page {
  sort: BoatSort;
  after: BoatPlace | undefined;
  limit: number;
}

/** Of so many candidates for each boat on a page, enough are free in all but the busiest times. */
const CANDIDATES = 4;

/** Boats that fit, in an order, beginning after a place; conditions and orders are those of the indexes. */
export async function findBoats(client: Db['client'], wanted: WantedBoats, page: Page): Promise<FoundBoat[]> {
  const { sort, after, limit } = page;
  const order = BOAT_ORDERS[sort];
  const everybodys = !wanted.hidden && wanted.ownerId === undefined;
  const parts = everybodys ? partsFor(order, wanted) : undefined;
  if (!parts) return select(client, [...conditionsOf(wanted), ...beyond(order, after)], page);

  const among = (count: number, free: boolean) =>
    Prisma.sql`id = ANY(ARRAY(${firstInParts(wanted, parts, { order, after, limit: count, free })}))`;
  if (wanted.free) {
    // The free ones among the first, if they fill the page, are the first that are free.
    const candidates = [among(CANDIDATES * limit, false), ...freeAt(wanted.free, wanted.city)];
    const found = await select(client, candidates, page);
    if (found.length === limit) return found;
  }
  return select(client, [among(limit, true)], page);
}

function select(client: Db['client'], conditions: Prisma.Sql[], { sort, limit }: Page): Promise<FoundBoat[]> {
  return client.$queryRaw<FoundBoat[]>`
    SELECT id, owner_id AS "ownerId", boat_name AS "boatName", model, city, capacity, rate_cents AS "rateCents",
           length, images, minimum_hours AS "minimumHours", is_available AS "isAvailable"
    FROM boats
    WHERE ${all(conditions)}
    ORDER BY ${orderBy(BOAT_ORDERS[sort])}
    LIMIT ${limit}`;
}

/** How many boats fit. */
export async function countBoats(client: Db['client'], wanted: WantedBoats): Promise<number> {
  const [row] = await client.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM boats WHERE ${all(conditionsOf(wanted))}`;
  return row?.count ?? 0;
}
