import { boatCreated, type createBoat as createBoatCall, type RouteBody } from '@harbourline/contracts';
import { centsOf } from '@harbourline/policy';
import { AppError, type UserActor } from '@harbourline/service-kit';
import { takePictures } from '../db/boat-pictures';
import { boatState } from '../db/boat-state';
import type { Deps } from '../db/database';
import { workOutLowestRate } from '../db/lowest-rates';
import { refuseFormerOwner, requireOwner, unknownOwner } from '../db/owners';
import { requireCaptainOf } from '../db/preferred-captain';
import { pictureKeysOf } from '../domain/boat-facts';
import { imageKey } from '../domain/image-key';
import { firstDays } from '../domain/rate-days';
import type { Boat } from '../generated/prisma/client';
import { admitListing } from '../steps/admit-listing';
import { refuseTexts } from '../steps/refuse-texts';
import { unknownPictures } from '../steps/unknown-pictures';

type Listing = RouteBody<typeof createBoatCall>;

/**
 * An owner lists a boat, or an administrator does so for an owner; its pictures have been uploaded before.
 * @throws AppError `email_not_confirmed` or `too_many_listings` to an owner; whatever an administrator lists was looked at.
 */
export async function createBoat(
  { db, clock, noticeHours, rateLimit }: Pick<Deps, 'db' | 'clock' | 'noticeHours' | 'rateLimit'>,
  actor: UserActor,
  command: Listing,
): Promise<Boat> {
  const { ownerId: givenOwner, rate, images, ...listing } = command;
  const ownerId = ownerFor(actor, givenOwner);
  const keys = images.map(imageKey);
  refuseTexts(listing);

  return db.transact(async (tx) => {
    await (ownerId === actor.id ? refuseFormerOwner(tx, ownerId) : requireOwner(tx, ownerId));
    const now = clock.now();
    if (actor.role !== 'admin') await admitListing(tx, { ownerId, now, rateLimit });
    const boat = await tx.boat.create({
      data: { ...listing, ownerId, rateCents: centsOf(rate), images: keys, version: 1, createdAt: now, updatedAt: now },
    });
    // Judged as for any other listing: who has not registered for the boat is not its captain yet.
    if (boat.preferredCaptainId !== null) await requireCaptainOf(tx, boat.id, boat.preferredCaptainId);
    const pictures = { id: boat.id, images: pictureKeysOf(boat) };
    if (!(await takePictures(tx, pictures, [actor.id, ownerId]))) throw unknownPictures();
    await workOutLowestRate(tx, boat.id, firstDays(now, noticeHours));
    await tx.outbox.append(boatCreated, { subject: boat.id, version: boat.version, data: boatState(boat) });
    return boat;
  });
}

function ownerFor(actor: UserActor, givenOwner: number | undefined): number {
  if (actor.role === 'admin') {
    if (givenOwner === undefined) throw unknownOwner('Please choose the owner of this boat');
    return givenOwner;
  }
  if (givenOwner !== undefined && givenOwner !== actor.id) throw new AppError('forbidden');
  return actor.id;
}
