import type { BoatSort } from '@harbourline/contracts';
import { BOAT_ORDERS, type BoatPlace } from '../domain/boat-order';
import { partsFor } from '../domain/boat-parts';
import { Prisma, type Boat } from '../generated/prisma/client';
import { all, beyond, conditionsOf, orderBy, type WantedBoats } from './boat-conditions';
import type { Db } from './database';
import { firstInParts } from './first-in-parts';
import { freeAt, goesOutFor } from './free-at';

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
const CANDIDATES = 6;

/** Boats that fit, in an order, beginning after a place; conditions and orders are those of the indexes. */
export async function findBoats(client: Db['client'], wanted: WantedBoats, page: Page): Promise<FoundBoat[]> {
  const { sort, after, limit } = page;
  const order = BOAT_ORDERS[sort];
  const everybodys = !wanted.hidden && wanted.ownerId === undefined;
  const parts = everybodys ? partsFor(order, wanted) : undefined;
  if (!parts) return select(client, { conditions: [...conditionsOf(wanted), ...beyond(order, after)] }, page);

  const among = (count: number, free: boolean) => {
    const ids = firstInParts(wanted, parts, { order, after, limit: count, free });
    return Prisma.sql`id = ANY(ARRAY(${ids}))`;
  };
  if (wanted.free) {
    // The free ones among the first, if they fill the page, are the first that are free. OFFSET 0 has them looked up one
    // by one, in order.
    const candidates = Prisma.sql`
      (SELECT * FROM boats WHERE ${among(CANDIDATES * limit, false)} ORDER BY ${orderBy(order)} OFFSET 0) AS boats`;
    const conditions = [...goesOutFor(wanted.free), ...freeAt(wanted.free, wanted.city)];
    const found = await select(client, { from: candidates, conditions }, page);
    if (found.length === limit) return found;
  }
  return select(client, { conditions: [among(limit, true)] }, page);
}

function select(
  client: Db['client'],
  { from = Prisma.sql`boats`, conditions }: { from?: Prisma.Sql; conditions: Prisma.Sql[] },
  { sort, limit }: Page,
): Promise<FoundBoat[]> {
  return client.$queryRaw<FoundBoat[]>`
    SELECT id, owner_id AS "ownerId", boat_name AS "boatName", model, city, capacity, rate_cents AS "rateCents",
           length, images, minimum_hours AS "minimumHours", is_available AS "isAvailable"
    FROM ${from}
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
