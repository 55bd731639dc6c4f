import { inPieces } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import { findUsers, type WantedUsers } from '../db/find-users';
import type { User } from '../generated/prisma/client';

/** All users who fit, in the order in which they joined, read piece by piece. */
export function exportUsers({ db }: Pick<Deps, 'db'>, wanted: WantedUsers): AsyncGenerator<User> {
  return inPieces((after, limit) => findUsers(db.client, wanted, { order: 'number', after, limit }));
}
