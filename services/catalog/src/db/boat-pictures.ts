import { AppError } from '@harbourline/service-kit';
import type { Boat, BoatImage } from '../generated/prisma/client';
import type { Tx } from './database';

/**
 * A listing takes pictures: each belongs to no other, is really stored, and was uploaded by one of these people. A
 * picture that is being removed at this moment is either taken here or removed there.
 * @returns whether all of them could be taken; if not, the transaction has to fail.
 */
export async function takePictures(
  tx: Tx,
  { id, images }: Pick<Boat, 'id' | 'images'>,
  uploaders: readonly number[],
): Promise<boolean> {
  const taken = await tx.$executeRaw`
    UPDATE boat_images SET boat_id = ${id}
    WHERE key = ANY(${images}) AND stored_at IS NOT NULL AND remove_at IS NULL AND record_of IS NULL AND charter_id IS NULL
      AND (boat_id = ${id} OR boat_id IS NULL AND uploaded_by = ANY(${uploaders}))`;
  return taken === images.length;
}

/** A listing lets go of pictures that it shows no more; whoever edits it may take them back for a while. */
export async function releasePictures(tx: Tx, keys: readonly string[], now: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE boat_images SET boat_id = NULL, released_at = ${now} WHERE key = ANY(${keys}) AND remove_at IS NULL`;
}

/** From this transaction on nobody sees or takes these pictures; a job removes what is stored of them. */
export async function retirePictures(tx: Tx, keys: readonly string[], now: Date): Promise<void> {
  await tx.$executeRaw`
    UPDATE boat_images SET boat_id = NULL, record_of = NULL, remove_at = ${now}
    WHERE key = ANY(${keys}) AND remove_at IS NULL`;
}

/** A picture of a boat that is still there for everyone, which nobody else takes or removes until this transaction ends. */
export async function lockPicture(tx: Tx, key: string): Promise<BoatImage | null> {
  await tx.$queryRaw`SELECT key FROM boat_images WHERE key = ${key} FOR UPDATE`;
  return tx.boatImage.findUnique({ where: { key, charterId: null, storedAt: { not: null }, removeAt: null } });
}

/** What shows a picture of a charter: a record that both sides agree to, or what one of them wrote. */
export type KeptFor = 'record' | 'review' | 'message';

/** Which pictures of a charter are shown, and by what. All of them were uploaded by one person. */
export interface Keeping {
  charterId: number;
  uploadedBy: number;
  keys: readonly string[];
  keptFor: KeptFor;
}

/**
 * Something of a charter shows pictures of it: from this transaction on they stay, for a record even when something else
 * shows them too. One that is being removed at this moment is either kept here or removed there.
 * @throws AppError `image_not_found` unless all of them were uploaded by this person for this charter, and are there.
 */
export async function keepPictures(tx: Tx, { charterId, uploadedBy, keys, keptFor }: Keeping): Promise<void> {
  if (keys.length === 0) return;
  const locked = await tx.$queryRaw<{ key: string; kept: string | null }[]>`
    SELECT key, kept_for AS kept FROM boat_images
    WHERE key = ANY(${keys}) AND charter_id = ${charterId} AND uploaded_by = ${uploadedBy}
      AND stored_at IS NOT NULL AND remove_at IS NULL
    ORDER BY key FOR UPDATE`;
  if (locked.length < new Set(keys).size) throw new AppError('image_not_found');
  const news = locked.filter(({ kept }) => kept !== 'record' && kept !== keptFor).map(({ key }) => key);
  if (news.length) {
    await tx.boatImage.updateMany({ where: { key: { in: news } }, data: { recordOf: charterId, keptFor } });
  }
}
