import { AppError, type UserActor } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { ImageShape } from '../domain/image-key';
import { takesPart } from '../domain/takes-part';
import { getPicture, type Picture } from './get-picture';

/** A picture of a charter for one of its people, or an administrator. */
export async function getCharterPicture(
  deps: Omit<Deps, 'clock'>,
  actor: UserActor,
  { key, charterId }: { key: string; charterId: number },
  shape: ImageShape,
): Promise<Picture> {
  if (actor.role !== 'admin') {
    const charter = await deps.db.client.charter.findUnique({ where: { bookingId: charterId } });
    if (!charter || !takesPart(charter, actor.id)) throw new AppError('booking_not_found');
  }
  return getPicture(deps, { key, charterId }, shape);
}
