import { AppError, type UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { User } from '../generated/prisma/client';

/** A captain whose licences the actor may see and replace: their own, or anyone's for an administrator. */
export async function findCaptain(
  { db }: Pick<Deps, 'db'>,
  { actor, userId }: { actor: UserActor; userId: number },
): Promise<User> {
  const mayKnow = actor.role === 'admin' || actor.id === userId;
  const user = mayKnow ? await db.client.user.findUnique({ where: { id: userId } }) : null;
  if (user?.role !== 'captain') throw new AppError('user_not_found');
  return user;
}
