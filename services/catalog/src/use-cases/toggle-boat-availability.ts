import { AppError, type UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { lockBoat } from '../db/lock-boat';
import { refuseFormerOwner } from '../db/owners';
import { saveBoat } from '../db/save-boat';
import { mayManage } from '../domain/may-manage';
import type { Boat } from '../generated/prisma/client';

/** Shows a hidden listing, or hides a shown one. */
export async function toggleBoatAvailability({ db, clock }: LocalDeps, actor: UserActor, id: number): Promise<Boat> {
  return db.transact(async (tx) => {
    const before = await lockBoat(tx, id);
    if (!before || !mayManage(actor, before)) throw new AppError('boat_not_found');
    const isAvailable = !before.isAvailable;
    if (isAvailable) await refuseFormerOwner(tx, before.ownerId);
    return saveBoat(tx, before, { isAvailable }, clock.now());
  });
}
