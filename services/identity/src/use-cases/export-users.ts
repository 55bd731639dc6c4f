import { inPieces } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { usersFilter, type WantedUsers } from '../db/users-filter';
import type { User } from '../generated/prisma/client';

/** All users who fit, in the order in which they joined, read piece by piece. */
export function exportUsers({ db }: Pick<Deps, 'db'>, wanted: WantedUsers): AsyncGenerator<User> {
  const where = usersFilter(wanted);
  return inPieces((after, take) =>
    db.client.user.findMany({
      where: { AND: [where, after ? { id: { gt: after.id } } : {}] },
      orderBy: { id: 'asc' },
      take,
    }),
  );
}
