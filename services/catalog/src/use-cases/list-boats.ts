import type { BoatSort } from '@harbourline/contracts';
import { AppError, placeInOrder, type UserActor } from '@harbourline/service-kit';
import { pageOf, rowsToRead, type PageQuery } from '@harbourline/service-kit/lists/page';
import type { LocalDeps } from '../db/database';
import { countBoats, findBoats, type FoundBoat } from '../db/find-boats';
import { cursorAfter, readCursor } from '../domain/boat-cursor';
import { readBoatFilter, type BoatQuery } from '../domain/boat-filter';
import { DEFAULT_SORT } from '../domain/boat-order';
import type { User } from '../generated/prisma/client';

export interface ListBoatsQuery extends BoatQuery, PageQuery {
  includeHidden: boolean;
  ownerId?: number | undefined;
  sort?: BoatSort | undefined;
}

export interface BoatsPage {
  boats: FoundBoat[];
  /** The cursor of the next page; null when this is the last one. */
  next: string | null;
  /** Only for administrators: whose boats these are, and how many there are on all pages together. */
  insight: { owners: Map<number, User>; total: number } | undefined;
}

/** The boats that can be reserved, highest rate first unless asked otherwise. Hidden ones are for administrators. */
export async function listBoats(
  { db, clock }: LocalDeps,
  viewer: UserActor | undefined,
  { includeHidden, ownerId, sort = DEFAULT_SORT, limit, cursor, ...query }: ListBoatsQuery,
): Promise<BoatsPage> {
  const admin = viewer?.role === 'admin';
  if ((includeHidden || ownerId !== undefined) && !admin) throw new AppError(viewer ? 'forbidden' : 'unauthenticated');
  const filter = readBoatFilter(query, clock.now());
  const after = placeInOrder(cursor, sort, readCursor);
  if (!filter) return { boats: [], next: null, insight: admin ? { owners: new Map(), total: 0 } : undefined };

  const wanted = { ...filter, ownerId, hidden: includeHidden, names: admin };
  const [rows, total] = await Promise.all([
    findBoats(db.client, wanted, { sort, after, limit: rowsToRead({ limit }) }),
    admin ? countBoats(db.client, wanted) : undefined,
  ]);
  const { rows: boats, next } = pageOf(rows, { limit }, (last) => cursorAfter(sort, last));
  return {
    boats,
    next,
    insight: total === undefined ? undefined : { total, owners: await ownersOf(db, boats) },
  };
}

async function ownersOf(db: LocalDeps['db'], boats: readonly FoundBoat[]): Promise<Map<number, User>> {
  const ids = [...new Set(boats.map(({ ownerId }) => ownerId))];
  const owners = await db.client.user.findMany({ where: { id: { in: ids } } });
  return new Map(owners.map((owner) => [owner.id, owner]));
}
