import { boatDeleted, captainRateChanged } from '@harbourline/contracts';
import { eraseFromOutbox } from '@harbourline/service-kit';
import { retirePictures } from '../db/boat-pictures';
import type { Tx } from '../db/database';
import type { Boat } from '../generated/prisma/client';

/**
 * Takes a locked boat off for good. Its main picture stays, for the records of those who reserved the boat; how it was
 * boarded does not, as nobody has to find it any more.
 */
export async function takeOffListing(tx: Tx, boat: Boat, now: Date): Promise<void> {
  const { id, ownerId, version } = boat;
  await withdrawCaptains(tx, id);
  await partWithPictures(tx, boat, now);
  await tx.boat.delete({ where: { id } });
  await eraseFromOutbox(tx, { aggregates: ['boat'], subjects: [id], by: { boarding: {} } });
  await tx.outbox.append(boatDeleted, { subject: id, version: version + 1, data: { id, ownerId } });
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
