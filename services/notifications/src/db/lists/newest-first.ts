import { ROWS_TO_COUNT, totalOf, type Total } from '@harbourline/service-kit';
import type { TimedPlace } from '@harbourline/service-kit/lists/page-cursor';
import { Prisma } from '../../generated/prisma/client';
import type { Db } from '../database';

/**
 * Rows of a table that fit all conditions and any of the ways in which they may be meant. Each way is asked for alone and
 * has its own index: a condition that is any of them has none.
 */
export interface Found {
  table: Prisma.Sql;
  conditions: readonly Prisma.Sql[];
  ways: readonly Prisma.Sql[];
}

interface Page {
  after: TimedPlace<number | string> | undefined;
  limit: number;
  /** The type of the table's ids. */
  id: Prisma.Sql;
}

/** Selects the ids of the newest that fit, of those after a place. */
export function selectFirst(found: Found, { after, limit, id }: Page): Prisma.Sql {
  const beyond = after ? [Prisma.sql`(created_at, id) < (${after.at}::timestamptz, ${after.id}::${id})`] : [];
  const first = eachWay(found, beyond, (where) => {
    return Prisma.sql`(SELECT id, created_at FROM ${where} ORDER BY created_at DESC, id DESC LIMIT ${limit})`;
  });
  return Prisma.sql`SELECT id FROM (${first}) AS found ORDER BY created_at DESC, id DESC LIMIT ${limit}`;
}

/** How many fit. */
export async function countFirst(client: Db['client'], found: Found): Promise<Total> {
  const some = eachWay(found, [], (where) => Prisma.sql`(SELECT id FROM ${where} LIMIT ${ROWS_TO_COUNT})`);
  const [counted] = await client.$queryRaw<
    { count: number }[]
  >`SELECT count(*)::int AS count FROM (${some}) AS counted`;
  return totalOf(counted?.count ?? 0);
}

function eachWay(
  { table, conditions, ways }: Found,
  more: readonly Prisma.Sql[],
  select: (where: Prisma.Sql) => Prisma.Sql,
): Prisma.Sql {
  const selects = ways.map((way) => {
    return select(Prisma.sql`${table} WHERE ${Prisma.join([...conditions, ...more, way], ' AND ')}`);
  });
  return Prisma.join(selects, ' UNION ');
}
