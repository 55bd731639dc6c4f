import type { listUsers, RouteQuery } from '@harbourline/contracts';
import { isCalled, phoneDigits, ROWS_TO_COUNT, totalOf, type Total } from '@harbourline/service-kit';
import type { UserSort } from '../domain/user-cursor';
import { Prisma, type User } from '../generated/prisma/client';
import type { Db } from './client';

export type WantedUsers = Pick<RouteQuery<typeof listUsers>, 'role' | 'ids' | 'q' | 'from' | 'until'>;
/** `number` is the order in which they joined, whatever the clock said. */
export type UserOrder = UserSort | 'number';
/** The last user of the page before. */
export type LastUser = Pick<User, 'id' | 'createdAt' | 'fullName'>;

const LARGEST_ID = 2 ** 31 - 1;

const ORDERS: Readonly<Record<UserOrder, { orderBy: Prisma.Sql; beyond: (last: LastUser) => Prisma.Sql }>> = {
  newest: {
    orderBy: Prisma.sql`created_at DESC, id DESC`,
    beyond: ({ createdAt, id }) => Prisma.sql`(created_at, id) < (${createdAt}::timestamptz, ${id}::int)`,
  },
  oldest: {
    orderBy: Prisma.sql`created_at, id`,
    beyond: ({ createdAt, id }) => Prisma.sql`(created_at, id) > (${createdAt}::timestamptz, ${id}::int)`,
  },
  'name-asc': {
    orderBy: Prisma.sql`full_name, id`,
    beyond: ({ fullName, id }) => Prisma.sql`(full_name, id) > (${fullName}::text, ${id}::int)`,
  },
  'name-desc': {
    orderBy: Prisma.sql`full_name DESC, id DESC`,
    beyond: ({ fullName, id }) => Prisma.sql`(full_name, id) < (${fullName}::text, ${id}::int)`,
  },
  number: { orderBy: Prisma.sql`id`, beyond: ({ id }) => Prisma.sql`id > ${id}` },
};

interface Page {
  order: UserOrder;
  after: LastUser | undefined;
  limit: number;
}

/** Users who fit, in an order, beginning after one of them. */
export async function findUsers(client: Db['client'], wanted: WantedUsers, page: Page): Promise<User[]> {
  const ids = await findIds(client, wanted, page);
  const users = await client.user.findMany({ where: { id: { in: ids } } });
  const byId = new Map(users.map((user) => [user.id, user]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Whoever has a name may come last in the order of names: those who are not among so many first ones are sorted apart. */
const LOOKED_AT_FIRST = 2_000;

async function findIds(
  client: Db['client'],
  { q, ...others }: WantedUsers,
  { order, after, limit }: Page,
): Promise<number[]> {
  const { orderBy, beyond } = ORDERS[order];
  const conditions = [...conditionsOf(others), ...(after ? [beyond(after)] : [])];
  const select = async (from: Prisma.Sql, where: readonly Prisma.Sql[]) => {
    const found = await client.$queryRaw<{ id: number }[]>`
      SELECT id FROM ${from} WHERE ${all(where)} ORDER BY ${orderBy} LIMIT ${limit}`;
    return found.map(({ id }) => id);
  };
  if (!q || (order !== 'name-asc' && order !== 'name-desc')) {
    return select(Prisma.sql`users`, [...conditions, ...(q ? [mentions(q)] : [])]);
  }
  const first = Prisma.sql`(
    SELECT id, full_name, email, phone FROM users WHERE ${all(conditions)} ORDER BY ${orderBy} LIMIT ${LOOKED_AT_FIRST}) AS first`;
  const found = await select(first, [mentions(q)]);
  if (found.length === limit) return found;
  return select(
    Prisma.sql`(SELECT id, full_name FROM users WHERE ${all([...conditions, mentions(q)])} OFFSET 0) AS meant`,
    [],
  );
}

/** How many fit: of everybody, or of a role, exactly, as that is kept. */
export async function countUsers(client: Db['client'], { role, ...others }: WantedUsers): Promise<Total> {
  const narrowing = conditionsOf(others);
  if (narrowing.length === 0) {
    const kept = await client.userCount.aggregate({ where: role ? { role } : {}, _sum: { users: true } });
    return { exactly: Number(kept._sum.users ?? 0) };
  }
  const [counted] = await client.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (
      SELECT FROM users WHERE ${all(conditionsOf({ role, ...others }))} LIMIT ${ROWS_TO_COUNT}
    ) AS counted`;
  return totalOf(counted?.count ?? 0);
}

function conditionsOf({ role, ids, q, from, until }: WantedUsers): Prisma.Sql[] {
  return [
    ...(role ? [Prisma.sql`role = ${role}::role`] : []),
    ...(ids ? [Prisma.sql`id = ANY(${ids}::int[])`] : []),
    ...(from ? [Prisma.sql`created_at >= ${from}::timestamptz`] : []),
    ...(until ? [Prisma.sql`created_at < ${until}::timestamptz`] : []),
    ...(q ? [mentions(q)] : []),
  ];
}

/** Name, email address or phone hold a text, whatever its case and however a number is written; or it is their number. */
function mentions(q: string): Prisma.Sql {
  const called = isCalled(Prisma.sql, q, phoneDigits(q));
  const number = Number(/^#\s*(\d{1,10})$/.exec(q)?.[1] ?? NaN);
  return number <= LARGEST_ID ? Prisma.sql`(${called} OR id = ${number})` : called;
}

function all(conditions: readonly Prisma.Sql[]): Prisma.Sql {
  return Prisma.join([Prisma.sql`true`, ...conditions], ' AND ');
}
