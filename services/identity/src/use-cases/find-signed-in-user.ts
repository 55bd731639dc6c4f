import { AppError } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { User } from '../generated/prisma/client';

/** The user behind an access token. @throws AppError `unauthenticated` when the account is gone or deactivated. */
export async function findSignedInUser({ db }: Pick<Deps, 'db'>, id: number): Promise<User> {
  const user = await db.client.user.findUnique({ where: { id } });
  if (!user?.active) throw new AppError('unauthenticated');
  return user;
}
