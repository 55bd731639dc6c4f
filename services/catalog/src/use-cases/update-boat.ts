import type { RouteBody, updateBoat as updateBoatCall } from '@harbourline/contracts';
import { centsOf } from '@harbourline/policy';
import { AppError, type UserActor } from '@harbourline/service-kit';
import { releasePictures, takePictures } from '../db/boat-pictures';
import type { RateDeps, Tx } from '../db/database';
import { lockBoat } from '../db/lock-boat';
import { workOutLowestRate } from '../db/lowest-rates';
import { refuseFormerOwner, requireOwner } from '../db/owners';
import { requireCaptainOf } from '../db/preferred-captain';
import { saveBoat } from '../db/save-boat';
import { pictureKeysOf } from '../domain/boat-facts';
import { imageKey } from '../domain/image-key';
import { mayManage } from '../domain/may-manage';
import { firstDays } from '../domain/rate-days';
import type { Boat } from '../generated/prisma/client';
import { refuseTexts } from '../steps/refuse-texts';
import { unknownPictures } from '../steps/unknown-pictures';

interface Command {
  id: number;
  listing: RouteBody<typeof updateBoatCall>;
}

/**
 * Changes a listing as a whole; its photos, facts, how it is boarded, whether it is shown, whose it is and the preferred
 * captain stay where nothing is said. What says what it was based on is refused once the listing is another.
 */
export async function updateBoat(
  { db, clock, noticeHours }: RateDeps,
  actor: UserActor,
  { id, listing: { ownerId: givenOwner, rate, images, basedOn, ...listing } }: Command,
): Promise<Boat> {
  refuseTexts(listing);
  return db.transact(async (tx) => {
    const before = await lockBoat(tx, id);
    if (!before || !mayManage(actor, before)) throw new AppError('boat_not_found');
    if (basedOn && new Date(basedOn).getTime() !== before.updatedAt.getTime()) throw new AppError('listing_changed');
    const ownerId = await ownerAfter(tx, actor, before, givenOwner);
    const { preferredCaptainId, isAvailable = before.isAvailable } = listing;
    if (isAvailable) await refuseFormerOwner(tx, ownerId);
    if (preferredCaptainId && preferredCaptainId !== before.preferredCaptainId) {
      await requireCaptainOf(tx, id, preferredCaptainId);
    }
    const now = clock.now();
    const keys = images?.map(imageKey) ?? before.images;
    const after = { images: keys, boarding: listing.boarding ?? before.boarding };
    await changePictures(tx, before, {
      keys: pictureKeysOf(after),
      uploaders: [actor.id, before.ownerId, ownerId],
      now,
    });
    const boat = await saveBoat(tx, before, { ...listing, ownerId, rateCents: centsOf(rate), images: keys }, now);
    await workOutLowestRate(tx, id, firstDays(now, noticeHours));
    return boat;
  });
}

/** Only an administrator gives a boat away. */
async function ownerAfter(tx: Tx, actor: UserActor, before: Boat, given = before.ownerId): Promise<number> {
  if (given === before.ownerId) return given;
  if (actor.role !== 'admin') throw new AppError('forbidden');
  await requireOwner(tx, given);
  return given;
}

async function changePictures(
  tx: Tx,
  boat: Boat,
  { keys, uploaders, now }: { keys: string[]; uploaders: number[]; now: Date },
): Promise<void> {
  const { id } = boat;
  const images = pictureKeysOf(boat);
  const added = keys.filter((key) => !images.includes(key));
  const removed = images.filter((key) => !keys.includes(key));
  if (new Set(keys).size < keys.length) throw unknownPictures();
  if (added.length && !(await takePictures(tx, { id, images: added }, uploaders))) throw unknownPictures();
  if (removed.length) await releasePictures(tx, removed, now);
}
