import { AppError, type UserActor } from '@harbourline/service-kit';
import type { LocalDeps } from '../db/database';
import { lockBoat } from '../db/lock-boat';
import { mayManage } from '../domain/may-manage';
import { takeOffListing } from '../steps/take-off-listing';

/** Takes a listing off for good. */
export async function deleteBoat({ db, clock }: LocalDeps, actor: UserActor, id: number): Promise<void> {
  await db.transact(async (tx) => {
    const boat = await lockBoat(tx, id);
    if (!boat || !mayManage(actor, boat)) throw new AppError('boat_not_found');
    await takeOffListing(tx, boat, clock.now());
  });
}
