import type { RouteQuery, listUsers as contract } from '@harbourline/contracts';
import { noSuchPage, placeInOrder, type Total } from '@harbourline/service-kit';
import type { Db, Deps } from '../db/database';
import { countUsers, findUsers, type LastUser } from '../db/find-users';
import { cursorAfter, readCursor, type UserPlace, type UserSort } from '../domain/user-cursor';
import type { User } from '../generated/prisma/client';

const MOST = 200;

export interface UsersPage {
  users: User[];
  /** How many there are on all pages. */
  total: Total;
  /** The cursor of the next page; null when this is the last one. */
  next: string | null;
}

/** All users, or those that fit, newest first unless asked otherwise. */
export async function listUsers(
  { db: { client } }: Pick<Deps, 'db'>,
  { limit = MOST, cursor, sort = 'newest', ...wanted }: RouteQuery<typeof contract>,
): Promise<UsersPage> {
  const place = placeInOrder(cursor, sort, readCursor);
  const after = place && (await lastUser(client, sort, place));
  const [rows, total] = await Promise.all([
    findUsers(client, wanted, { order: sort, after, limit: limit + 1 }),
    countUsers(client, wanted),
  ]);
  const users = rows.slice(0, limit);
  const last = users.at(-1);
  return { users, total, next: rows.length > limit && last ? cursorAfter(sort, last) : null };
}

async function lastUser(client: Db['client'], sort: UserSort, place: UserPlace): Promise<LastUser> {
  const byName = sort === 'name-asc' || sort === 'name-desc';
  // A name may be longer than a cursor.
  const user = byName ? await client.user.findUnique({ where: { id: place.id } }) : { ...place, fullName: '' };
  if (!user) throw noSuchPage();
  return user;
}
