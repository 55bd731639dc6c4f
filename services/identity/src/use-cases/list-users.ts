import type { RouteQuery, listUsers as contract } from '@harbourline/contracts';
import { noSuchPage, placeInOrder } from '@harbourline/service-kit';
import { pageOf, rowsToRead, type CountedPage } from '@harbourline/service-kit/lists/page';
import type { Db, Deps } from '../db/database';
import { countUsers, findUsers, type LastUser } from '../db/find-users';
import { cursorAfter, readCursor, type UserPlace, type UserSort } from '../domain/user-cursor';
import type { User } from '../generated/prisma/client';

/** All users, or those that fit, newest first unless asked otherwise. */
export async function listUsers(
  { db: { client } }: Pick<Deps, 'db'>,
  { limit, cursor, sort = 'newest', ...wanted }: RouteQuery<typeof contract>,
): Promise<CountedPage<User>> {
  const place = placeInOrder(cursor, sort, readCursor);
  const after = place && (await lastUser(client, sort, place));
  const [read, total] = await Promise.all([
    findUsers(client, wanted, { order: sort, after, limit: rowsToRead({ limit }) }),
    countUsers(client, wanted),
  ]);
  return { ...pageOf(read, { limit }, (last) => cursorAfter(sort, last)), total };
}

async function lastUser(client: Db['client'], sort: UserSort, place: UserPlace): Promise<LastUser> {
  const byName = sort === 'name-asc' || sort === 'name-desc';
  // A name may be longer than a cursor.
  const user = byName ? await client.user.findUnique({ where: { id: place.id } }) : { ...place, fullName: '' };
  if (!user) throw noSuchPage();
  return user;
}
