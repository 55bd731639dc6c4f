import type { RouteQuery, listUsers as contract } from '@harbourline/contracts';
import { noSuchPage } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { usersFilter } from '../db/users-filter';
import { cursorAfter, placeOfCursor } from '../domain/user-cursor';
import type { Prisma, User } from '../generated/prisma/client';

const MOST = 200;

export interface UsersPage {
  users: User[];
  /** How many there are on all pages. */
  total: number;
  /** The cursor of the next page; null when this is the last one. */
  next: string | null;
}

/** All users, or those that fit, newest first. */
export async function listUsers(
  { db }: Pick<Deps, 'db'>,
  { limit = MOST, cursor, ...wanted }: RouteQuery<typeof contract>,
): Promise<UsersPage> {
  const where = usersFilter(wanted);
  const [rows, total] = await Promise.all([
    db.client.user.findMany({
      where: { AND: [where, beyond(cursor)] },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit + 1,
    }),
    db.client.user.count({ where }),
  ]);
  const users = rows.slice(0, limit);
  const last = users.at(-1);
  return { users, total, next: rows.length > limit && last ? cursorAfter(last) : null };
}

function beyond(cursor: string | undefined): Prisma.UserWhereInput {
  if (cursor === undefined) return {};
  const place = placeOfCursor(cursor);
  if (!place) throw noSuchPage();
  const { createdAt, id } = place;
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] };
}
