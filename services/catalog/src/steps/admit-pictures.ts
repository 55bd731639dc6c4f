import { charterPicturesFit } from '@harbourline/policy';
import { AppError } from '@harbourline/service-kit';
import type { Tx } from '../db/database';
import { takesPart } from '../domain/takes-part';

/**
 * Locks a charter for pictures that one of its people adds.
 * @throws AppError `booking_not_found` for anybody else; `too_many_pictures` too, when the charter is not open for them.
 */
export async function admitPictures(
  tx: Tx,
  { charterId, uploadedBy, more }: { charterId: number; uploadedBy: number; more: number },
  now: Date,
): Promise<void> {
  await tx.$queryRaw`SELECT booking_id FROM charters WHERE booking_id = ${charterId} FOR UPDATE`;
  const charter = await tx.charter.findUnique({ where: { bookingId: charterId } });
  if (!charter || !takesPart(charter, uploadedBy)) throw new AppError('booking_not_found');
  const open = charter.picturesUntil !== null && now <= charter.picturesUntil;
  const of = { charterId, removeAt: null };
  const there = await tx.boatImage.count({ where: of });
  const own = await tx.boatImage.count({ where: { ...of, uploadedBy } });
  if (!open || !charterPicturesFit({ more, there, own })) throw new AppError('too_many_pictures');
}
