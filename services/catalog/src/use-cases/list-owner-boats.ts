import { AppError, type UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import type { Boat } from '../generated/prisma/client';

/** Everything an owner lists, hidden boats too, newest first. Another owner is not found. */
export async function listOwnerBoats(
  { db }: Pick<LocalDeps, 'db'>,
  viewer: UserActor,
  ownerId: number,
): Promise<Boat[]> {
  if (viewer.role !== 'admin' && viewer.id !== ownerId) throw new AppError('user_not_found');
  return db.client.boat.findMany({ where: { ownerId }, orderBy: { id: 'desc' } });
}
