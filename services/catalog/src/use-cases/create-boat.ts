import { boatCreated, type createBoat as createBoatCall, type RouteBody } from '@harbourline/contracts';
import { centsOf } from '@harbourline/policy';
import { AppError, type UserActor } from '@harbourline/service-kit';
import { boatState } from '../db/boat-state';
import type { LocalDeps, Tx } from '../db/database';
import { imageKey } from '../domain/image-key';
import type { Boat } from '../generated/prisma/client';

type Listing = RouteBody<typeof createBoatCall>;

/** An owner lists a boat, or an administrator does so for an owner; its pictures have been uploaded before. */
export async function createBoat({ db, clock }: LocalDeps, actor: UserActor, command: Listing): Promise<Boat> {
  const { ownerId: givenOwner, rate, images, ...listing } = command;
  const ownerId = ownerFor(actor, givenOwner);
  const keys = images.map(imageKey);

  return db.transact(async (tx) => {
    if (ownerId !== actor.id) await requireOwner(tx, ownerId);
    const now = clock.now();
    const boat = await tx.boat.create({
      data: { ...listing, ownerId, rateCents: centsOf(rate), images: keys, version: 1, createdAt: now, updatedAt: now },
    });
    await takePictures(tx, boat, [actor.id, ownerId]);
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

async function requireOwner(tx: Tx, ownerId: number): Promise<void> {
  const owner = await tx.user.findUnique({ where: { id: ownerId } });
  if (owner?.role !== 'owner' || !owner.active) throw unknownOwner('There is no such owner');
}

function unknownOwner(message: string): AppError {
  return new AppError('invalid_input', { message, fields: { ownerId: message } });
}

/** Each picture belongs to one listing, is really stored, and was uploaded by whoever lists the boat. */
async function takePictures(tx: Tx, { id, images }: Boat, uploaders: number[]): Promise<void> {
  const taken = await tx.$executeRaw`
    UPDATE boat_images SET boat_id = ${id}
    WHERE key = ANY(${images}) AND uploaded_by = ANY(${uploaders}) AND stored_at IS NOT NULL AND boat_id IS NULL`;
  if (taken === images.length) return;
  const message = 'Please upload the photos of this listing first, each of them once';
  throw new AppError('invalid_input', { message, fields: { images: message } });
}
