import { AppError, type UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { findBoats, type ListedBoat } from '../db/find-boats';
import { cursorAfter, placeOfCursor, type BoatPlace } from '../domain/boat-cursor';
import { readBoatFilter, type BoatQuery } from '../domain/boat-filter';

const MOST = 200;

export interface ListBoatsQuery extends BoatQuery {
  includeHidden: boolean;
  limit?: number | undefined;
  cursor?: string | undefined;
}

export interface BoatsPage {
  boats: ListedBoat[];
  /** The cursor of the next page; null when this is the last one. */
  next: string | null;
}

/** The boats that can be reserved, highest rate first. Hidden ones are for administrators. */
export async function listBoats(
  { db }: Pick<LocalDeps, 'db'>,
  viewer: UserActor | undefined,
  { includeHidden, limit = MOST, cursor, ...query }: ListBoatsQuery,
): Promise<BoatsPage> {
  if (includeHidden && viewer?.role !== 'admin') throw new AppError(viewer ? 'forbidden' : 'unauthenticated');
  const filter = readBoatFilter(query);
  const after = readCursor(cursor);
  if (filter.city === null) return { boats: [], next: null };

  const rows = await findBoats(db.client, { ...filter, hidden: includeHidden, after, limit: limit + 1 });
  const boats = rows.slice(0, limit);
  const last = boats.at(-1);
  return { boats, next: rows.length > limit && last ? cursorAfter(last) : null };
}

function readCursor(cursor: string | undefined): BoatPlace | undefined {
  if (cursor === undefined) return undefined;
  const place = placeOfCursor(cursor);
  if (!place) throw new AppError('invalid_input', { fields: { cursor: 'This page does not exist' } });
  return place;
}
