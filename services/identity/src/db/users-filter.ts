import type { listUsers, RouteQuery } from '@harbourline/contracts';
import { escapeLike, phoneDigits } from '@harbourline/service-kit';
import type { Prisma } from '../generated/prisma/client';

export type WantedUsers = Pick<RouteQuery<typeof listUsers>, 'role' | 'ids' | 'q' | 'from' | 'until'>;

const LARGEST_ID = 2 ** 31 - 1;

/** Users of a role whose name, email address or phone holds a text, whatever its case and however a number is written. */
export function usersFilter({ role, ids, q, from, until }: WantedUsers): Prisma.UserWhereInput {
  const joined = { ...(from && { gte: new Date(from) }), ...(until && { lt: new Date(until) }) };
  const where: Prisma.UserWhereInput = {
    ...(role && { role }),
    ...(ids && { id: { in: ids } }),
    ...((from ?? until) && { createdAt: joined }),
  };
  return q ? { ...where, OR: mentions(q) } : where;
}

/** Prisma passes the wildcards of LIKE on. */
function mentions(q: string): Prisma.UserWhereInput[] {
  const part = { contains: escapeLike(q), mode: 'insensitive' } as const;
  const digits = phoneDigits(q);
  const number = Number(/^#\s*(\d{1,10})$/.exec(q)?.[1] ?? NaN);
  return [
    { fullName: part },
    { email: part },
    { phone: part },
    ...(digits === undefined ? [] : [{ phone: { contains: digits } }]),
    ...(number <= LARGEST_ID ? [{ id: number }] : []),
  ];
}
