import { AppError, noSuchPage } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { Prisma, Session } from '../generated/prisma/client';

const MOST = 200;

export interface SignInsPage {
  sessions: Session[];
  /** How many there are on all pages. */
  total: number;
  /** The cursor of the next page; null when this is the last one. */
  next: string | null;
}

interface Query {
  userId: number;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** The sessions that a user has begun, newest first. @throws AppError `user_not_found` */
export async function listSignIns(
  { db }: Pick<Deps, 'db'>,
  { userId, limit = MOST, cursor }: Query,
): Promise<SignInsPage> {
  if (!(await db.client.user.findUnique({ where: { id: userId } }))) throw new AppError('user_not_found');
  const [rows, total] = await Promise.all([
    db.client.session.findMany({
      where: { AND: [{ userId }, beyond(cursor)] },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit + 1,
    }),
    db.client.session.count({ where: { userId } }),
  ]);
  const sessions = rows.slice(0, limit);
  const last = sessions.at(-1);
  return { sessions, total, next: rows.length > limit && last ? `${last.createdAt.getTime()}.${last.id}` : null };
}

function beyond(cursor: string | undefined): Prisma.SessionWhereInput {
  if (cursor === undefined) return {};
  const [, time, id] = /^(\d{1,14})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor) ?? [];
  if (time === undefined || id === undefined) throw noSuchPage();
  const createdAt = new Date(Number(time));
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] };
}
