import { captainRateChanged } from '@harbourline/contracts';
import { closedIdentity } from '@harbourline/policy';
import { eraseFromAuditLog, eraseFromKit } from '@harbourline/service-kit';
import { retirePictures } from '../db/boat-pictures';
import { lockCaptainRates } from '../db/captain-rates';
import type { LocalDeps, Tx } from '../db/database';
import { lockBoat } from '../db/lock-boat';
import { takeOffListing } from '../steps/take-off-listing';

/**
 * Somebody closed their account: their listings end, with every picture that they uploaded, and so do their rates as a
 * captain. What a record of a charter shows stays, as it says in which state a boat was. Reviews stay as those of a guest,
 * without their pictures: others have decided by them, and they are about somebody else.
 */
export async function erasePerson({ db, clock }: LocalDeps, userId: number): Promise<void> {
  await db.transact(async (tx) => {
    await withdrawRates(tx, userId);
    await tx.ownerListings.deleteMany({ where: { ownerId: userId } });
    const boats = await tx.boat.findMany({ where: { ownerId: userId }, select: { id: true }, orderBy: { id: 'asc' } });
    for (const { id } of boats) {
      const boat = await lockBoat(tx, id);
      if (boat?.ownerId === userId) await takeOffListing(tx, boat, clock.now());
    }
    const pictures = await tx.boatImage.findMany({
      // Those on somebody else's boat are that owner's to keep, those in the record of a charter both sides'.
      where: {
        ...{ uploadedBy: userId, boatId: null, removeAt: null },
        OR: [{ keptFor: null }, { keptFor: { not: 'record' } }],
      },
      select: { key: true },
    });
    if (pictures.length)
      await retirePictures(
        tx,
        pictures.map(({ key }) => key),
        clock.now(),
      );
    await tx.review.updateMany({ where: { authorId: userId, pictures: { isEmpty: false } }, data: { pictures: [] } });
    const by = {
      boat_name: '[erased]',
      description: '[erased]',
      search_text: '[erased]',
      folded_text: '[erased]',
      video_url: null,
      facts: null,
      boarding: null,
    };
    const things = boats.map(({ id }) => id);
    await eraseFromAuditLog(tx, { kind: 'boats', things, by });
    await eraseFromKit(tx, {
      userId,
      letters: [{ aggregates: ['user'], subjects: [userId], by: closedIdentity(userId) }],
    });
  });
}

/** Whoever keeps the rates elsewhere hears that they do not hold any more. */
async function withdrawRates(tx: Tx, captainId: number): Promise<void> {
  await lockCaptainRates(tx, captainId);
  const rates = await tx.captainBoat.findMany({ where: { captainId }, orderBy: { boatId: 'asc' } });
  await tx.captainBoat.deleteMany({ where: { captainId } });
  for (const { boatId, hourlyRateCents, version, isActive } of rates) {
    if (!isActive) continue;
    await tx.outbox.append(captainRateChanged, {
      ...{ subject: `${boatId}:${captainId}`, version: version + 1 },
      data: { boatId, captainId, hourlyRateCents, active: false },
    });
  }
}
