import { AppError, type Clock, type UserActor } from '@harbourline/service-kit';
import { lockPicture, retirePictures } from '../db/boat-pictures';
import type { LocalDeps, Tx } from '../db/database';
import { lockBoat } from '../db/lock-boat';
import { saveBoat } from '../db/save-boat';
import { boardingWithout } from '../domain/boat-facts';
import { mayManage } from '../domain/may-manage';

const TRIES = 5;

/**
 * Deletes a picture for good, and takes it out of the listing that shows it. Whoever manages the listing may; before it
 * is in one, whoever uploaded it; and administrators always.
 */
export async function deletePicture({ db, clock }: LocalDeps, actor: UserActor, key: string): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await db.transact((tx) => tryToDelete(tx, clock, actor, key))) return;
  }
  throw new AppError('unavailable');
}

/** @returns false when a listing took the picture, or let go of it, at the same moment. */
async function tryToDelete(tx: Tx, clock: Clock, actor: UserActor, key: string): Promise<boolean> {
  // The boat first, then the picture, as everyone who changes a listing does: nobody waits in a circle.
  const seen = await tx.boatImage.findUnique({ where: { key }, select: { boatId: true } });
  const boat = seen?.boatId ? await lockBoat(tx, seen.boatId) : null;
  const picture = await lockPicture(tx, key);
  if (!picture) throw new AppError('image_not_found');
  if (picture.boatId !== (boat?.id ?? null)) return false;

  const uploaded = picture.recordOf === null && picture.uploadedBy === actor.id;
  const may = boat ? mayManage(actor, boat) : actor.role === 'admin' || uploaded;
  if (!may) throw new AppError('image_not_found');

  const now = clock.now();
  if (boat) {
    const boarding = boardingWithout(boat, key);
    const images = boat.images.filter((shown) => shown !== key);
    await saveBoat(tx, boat, { images, ...(boarding && { boarding }) }, now);
  }
  await retirePictures(tx, [key], now);
  return true;
}
