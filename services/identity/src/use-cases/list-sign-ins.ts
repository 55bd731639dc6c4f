import { AppError, noSuchPage } from '@harbourline/service-kit';
import { pageOf, rowsToRead, type CountedPage, type PageQuery } from '@harbourline/service-kit/lists/page';
import type { Deps } from '../db/database';
import type { Prisma, Session } from '../generated/prisma/client';

/** The sessions that a user has begun, newest first. @throws AppError `user_not_found` */
export async function listSignIns(
  { db }: Pick<Deps, 'db'>,
  { userId, ...page }: PageQuery & { userId: number },
): Promise<CountedPage<Session>> {
  if (!(await db.client.user.findUnique({ where: { id: userId } }))) throw new AppError('user_not_found');
  const [read, total] = await Promise.all([
    db.client.session.findMany({
      where: { AND: [{ userId }, beyond(page)] },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: rowsToRead(page),
    }),
    db.client.session.count({ where: { userId } }),
  ]);
  const after = ({ createdAt, id }: Session) => `${createdAt.getTime()}.${id}`;
  return { ...pageOf(read, page, after), total: { exactly: total } };
}

function beyond({ cursor }: PageQuery): Prisma.SessionWhereInput {
  if (cursor === undefined) return {};
  const [, time, id] = /^(\d{1,14})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor) ?? [];
  if (time === undefined || id === undefined) throw noSuchPage();
  const createdAt = new Date(Number(time));
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] };
}
