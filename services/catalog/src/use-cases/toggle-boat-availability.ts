import { boatUpdated } from '@harbourline/contracts';
import { AppError, type UserActor } from '@harbourline/service-kit';
import { boatState } from '../db/boat-state';
import type { LocalDeps } from '../db/database';
import { lockBoat } from '../db/lock-boat';
import { mayManage } from '../domain/may-manage';
import type { Boat } from '../generated/prisma/client';

/** Shows a hidden listing, or hides a shown one. */
export async function toggleBoatAvailability({ db, clock }: LocalDeps, actor: UserActor, id: number): Promise<Boat> {
  return db.transact(async (tx) => {
    const before = await lockBoat(tx, id);
    if (!before || !mayManage(actor, before)) throw new AppError('boat_not_found');
    const boat = await tx.boat.update({
      where: { id },
      data: { isAvailable: !before.isAvailable, version: before.version + 1, updatedAt: clock.now() },
    });
    await tx.outbox.append(boatUpdated, { subject: boat.id, version: boat.version, data: boatState(boat) });
    return boat;
  });
}
