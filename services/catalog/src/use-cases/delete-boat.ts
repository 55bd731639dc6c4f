import { boatDeleted, captainRateChanged } from '@harbourline/contracts';
import { AppError, type UserActor } from '@harbourline/service-kit';
import { retirePictures } from '../db/boat-pictures';
import type { LocalDeps, Tx } from '../db/database';
import { lockBoat } from '../db/lock-boat';
import { mayManage } from '../domain/may-manage';
import type { Boat } from '../generated/prisma/client';

/** Takes a listing off for good. Its main picture stays, for the records of those who reserved the boat. */
export async function deleteBoat({ db, clock }: LocalDeps, actor: UserActor, id: number): Promise<void> {
  await db.transact(async (tx) => {
    const boat = await lockBoat(tx, id);
    if (!boat || !mayManage(actor, boat)) throw new AppError('boat_not_found');
    await withdrawCaptains(tx, id);
    await partWithPictures(tx, boat, clock.now());
    await tx.boat.delete({ where: { id } });
    await tx.outbox.append(boatDeleted, {
      subject: id,
      version: boat.version + 1,
      data: { id, ownerId: boat.ownerId },
    });
  });
}

/** The rates themselves go with the boat; whoever keeps them elsewhere hears that they do not hold any more. */
async function withdrawCaptains(tx: Tx, boatId: number): Promise<void> {
  for (const rate of await tx.captainBoat.findMany({ where: { boatId }, orderBy: { captainId: 'asc' } })) {
    const { captainId, hourlyRateCents, version } = rate;
    await tx.outbox.append(captainRateChanged, {
      subject: `${boatId}:${captainId}`,
      version: version + 1,
      data: { boatId, captainId, hourlyRateCents, active: false },
    });
  }
}

async function partWithPictures(tx: Tx, { id, images: [main] }: Boat, now: Date): Promise<void> {
  if (main !== undefined) {
    await tx.boatImage.updateMany({ where: { key: main, boatId: id }, data: { boatId: null, recordOf: id } });
  }
  const others = await tx.boatImage.findMany({ where: { boatId: id }, select: { key: true } });
  const keys = others.map(({ key }) => key);
  if (keys.length) await retirePictures(tx, keys, now);
}
