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
    WHERE key = ANY(${images}) AND stored_at IS NOT NULL AND remove_at IS NULL AND record_of IS NULL
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

/** A picture that is still there for everyone, which nobody else takes or removes until this transaction ends. */
export async function lockPicture(tx: Tx, key: string): Promise<BoatImage | null> {
  await tx.$queryRaw`SELECT key FROM boat_images WHERE key = ${key} FOR UPDATE`;
  return tx.boatImage.findUnique({ where: { key, storedAt: { not: null }, removeAt: null } });
}
