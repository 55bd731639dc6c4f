import { CHARTER_PICTURE_DAYS, charterPicturesFit } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import type { Tx } from '../db/database';
import { takesPart } from '../domain/takes-part';

/**
 * Locks a charter for pictures that one of its people adds.
 * @throws AppError `booking_not_found` for anybody else; `pictures_closed`; `too_many_pictures`.
 */
export async function admitPictures(
  tx: Tx,
  { charterId, uploadedBy, more }: { charterId: number; uploadedBy: number; more: number },
  now: Date,
): Promise<void> {
  await tx.$queryRaw`SELECT booking_id FROM charters WHERE booking_id = ${charterId} FOR UPDATE`;
  const charter = await tx.charter.findUnique({ where: { bookingId: charterId } });
  if (!charter || !takesPart(charter, uploadedBy)) throw new AppError('booking_not_found');
  requireOpen(charter.picturesUntil, now);
  const of = { charterId, removeAt: null };
  const there = await tx.boatImage.count({ where: of });
  const own = await tx.boatImage.count({ where: { ...of, uploadedBy } });
  if (!charterPicturesFit({ more, there, own })) throw new AppError('too_many_pictures');
}

/** @param until as `charterPicturesUntil` gives it */
function requireOpen(until: Date | null, now: Date): void {
  if (until === null) {
    throw new AppError('pictures_closed', { message: 'Pictures can be added to confirmed charters only.' });
  }
  if (now > until) {
    const message = `Pictures can be added until ${CHARTER_PICTURE_DAYS} days after the end of a charter.`;
    throw new AppError('pictures_closed', { message });
  }
}
