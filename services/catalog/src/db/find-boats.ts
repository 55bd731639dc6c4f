import type { BoatSort } from '@harbourline/contracts';
import { BOAT_ORDERS, comesBefore, type BoatPlace } from '../domain/boat-order';
import { partsFor } from '../domain/boat-parts';
import { Prisma, type Boat } from '../generated/prisma/client';
import { boatsOfOtherRates, hasStandardRate } from './asked-rates';
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
  | 'discountPercent'
  | 'isAvailable'
  | 'reviewCount'
  | 'ratingSums'
  | 'ratingScore'
> & {
  /** Its standard rate; `rateCents` is what it costs on the day that is asked for, or the lowest of the coming days. */
  standardCents: number;
};

interface Page {
  sort: BoatSort;
  after: BoatPlace | undefined;
  limit: number;
}

/** Of so many candidates for each boat on a page, enough are free in all but the busiest times. */
const CANDIDATES = 6;

/**
 * Boats that fit, in an order, beginning after a place, at the rates of the day that is asked for. The first of those at
 * their standard rate come from the indexes of boats, the first of those at another from the index of such rates: what is
 * in either beyond a page is not read.
 */
export async function findBoats(client: Db['client'], wanted: WantedBoats, page: Page): Promise<FoundBoat[]> {
  const found = await Promise.all([findAtStandardRate(client, wanted, page), findAtOtherRate(client, wanted, page)]);
  return found.flat().sort(comesBefore(page.sort)).slice(0, page.limit);
}

function findAtOtherRate(client: Db['client'], wanted: WantedBoats, page: Page): Promise<FoundBoat[]> {
  const conditions = [...conditionsOf(wanted), ...beyond(BOAT_ORDERS[page.sort], page.after)];
  return select(client, { from: boatsOfOtherRates(wanted, BOAT_ORDERS[page.sort].by), conditions }, page);
}

/** Conditions and orders are those of the indexes. */
async function findAtStandardRate(client: Db['client'], wanted: WantedBoats, page: Page): Promise<FoundBoat[]> {
  const { sort, after, limit } = page;
  const order = BOAT_ORDERS[sort];
  const everybodys = !wanted.hidden && wanted.ownerId === undefined;
  const parts = everybodys ? partsFor(order, wanted) : undefined;
  const from = STANDARD;
  if (!parts) {
    const conditions = [...conditionsOf(wanted), hasStandardRate(wanted), ...beyond(order, after)];
    return select(client, { from, conditions }, page);
  }

  const among = (first: { limit: number; free: boolean }) => {
    const ids = firstInParts(wanted, parts, { order, after, ...first });
    return Prisma.sql`id = ANY(ARRAY(${ids}))`;
  };
  if (wanted.free) {
    // The free ones among the first, if they fill the page, are the first that are free. OFFSET 0 has them looked up one
    // by one, in order.
    const candidates = Prisma.sql`
      (SELECT * FROM ${STANDARD} WHERE ${among({ limit: CANDIDATES * limit, free: false })} ORDER BY ${orderBy(order)} OFFSET 0) AS boats`;
    const conditions = [...goesOutFor(wanted.free), ...freeAt(wanted.free, wanted.city)];
    const found = await select(client, { from: candidates, conditions }, page);
    if (found.length === limit) return found;
  }
  return select(client, { from, conditions: [among({ limit, free: true })] }, page);
}

const STANDARD = Prisma.sql`(SELECT boats.*, boats.rate_cents AS standard_cents FROM boats) AS boats`;

function select(
  client: Db['client'],
  { from, conditions }: { from: Prisma.Sql; conditions: Prisma.Sql[] },
  { sort, limit }: Page,
): Promise<FoundBoat[]> {
  return client.$queryRaw<FoundBoat[]>`
    SELECT id, owner_id AS "ownerId", boat_name AS "boatName", model, city, capacity, rate_cents AS "rateCents",
           standard_cents AS "standardCents", length, images, minimum_hours AS "minimumHours",
           discount_percent AS "discountPercent", is_available AS "isAvailable",
           review_count AS "reviewCount", rating_sums AS "ratingSums", rating_score AS "ratingScore"
    FROM ${from}
    WHERE ${all(conditions)}
    ORDER BY ${orderBy(BOAT_ORDERS[sort])}
    LIMIT ${limit}`;
}

/** How many boats fit. */
export async function countBoats(client: Db['client'], wanted: WantedBoats): Promise<number> {
  const count = (from: Prisma.Sql, conditions: Prisma.Sql[]) =>
    client.$queryRaw<{ count: number }[]>`SELECT count(*)::int AS count FROM ${from} WHERE ${all(conditions)}`;
  const conditions = conditionsOf(wanted);
  const counts = await Promise.all([
    count(Prisma.sql`boats`, [...conditions, hasStandardRate(wanted)]),
    count(boatsOfOtherRates(wanted), conditions),
  ]);
  return counts.flat().reduce((sum, row) => sum + row.count, 0);
}
