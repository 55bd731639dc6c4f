import type { RouteQuery, listUsers as contract } from '@harbourline/contracts';
import { noSuchPage, placeInOrder } from '@harbourline/service-kit';
import type { Db, Deps } from '../db/database';
import { usersFilter } from '../db/users-filter';
import { cursorAfter, readCursor, type UserPlace, type UserSort } from '../domain/user-cursor';
import type { Prisma, User } from '../generated/prisma/client';

const MOST = 200;

export interface UsersPage {
  users: User[];
  /** How many there are on all pages. */
  total: number;
  /** The cursor of the next page; null when this is the last one. */
  next: string | null;
}

/** By what users are sorted, and what of it comes next. */
const ORDERS = {
  newest: { by: 'createdAt', direction: 'desc', beyond: 'lt' },
  oldest: { by: 'createdAt', direction: 'asc', beyond: 'gt' },
  'name-asc': { by: 'fullName', direction: 'asc', beyond: 'gt' },
  'name-desc': { by: 'fullName', direction: 'desc', beyond: 'lt' },
} as const satisfies Record<UserSort, object>;

/** All users, or those that fit, newest first unless asked otherwise. */
export async function listUsers(
  { db }: Pick<Deps, 'db'>,
  { limit = MOST, cursor, sort = 'newest', ...wanted }: RouteQuery<typeof contract>,
): Promise<UsersPage> {
  const where = usersFilter(wanted);
  const { by, direction } = ORDERS[sort];
  const after = placeInOrder(cursor, sort, readCursor);
  const [rows, total] = await Promise.all([
    db.client.user.findMany({
      where: { AND: [where, after ? await beyond(db, sort, after) : {}] },
      orderBy: [{ [by]: direction }, { id: direction }],
      take: limit + 1,
    }),
    db.client.user.count({ where }),
  ]);
  const users = rows.slice(0, limit);
  const last = users.at(-1);
  return { users, total, next: rows.length > limit && last ? cursorAfter(sort, last) : null };
}

async function beyond({ client }: Db, sort: UserSort, { createdAt, id }: UserPlace): Promise<Prisma.UserWhereInput> {
  const { by, beyond: next } = ORDERS[sort];
  // A name may be longer than a cursor.
  const named = by === 'fullName' ? await client.user.findUnique({ where: { id } }) : undefined;
  if (named === null) throw noSuchPage();
  const value = named?.fullName ?? createdAt;
  return { OR: [{ [by]: { [next]: value } }, { [by]: value, id: { [next]: id } }] };
}
