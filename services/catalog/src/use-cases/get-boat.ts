import { AppError, type UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { mayManage } from '../domain/may-manage';
import type { Boat } from '../generated/prisma/client';

/** One boat. A hidden one is there only for those who manage it. */
export async function getBoat({ db }: Pick<LocalDeps, 'db'>, viewer: UserActor | undefined, id: number): Promise<Boat> {
  const boat = await db.client.boat.findUnique({ where: { id } });
  if (!boat || !(boat.isAvailable || mayManage(viewer, boat))) throw new AppError('boat_not_found');
  return boat;
}
