import { AppError, type SentFile } from '@harbourline/service-kit';
import { refuseCostly } from '@harbourline/service-kit/pictures/refuse-costly';
import { retirePictures } from '../db/boat-pictures';
import type { Deps } from '../db/database';
import { newImageKey } from '../domain/image-key';
import { admitPictures } from '../steps/admit-pictures';

/** A picture as it is to be stored; it lies where the file that was sent did. */
interface Accepted {
  key: string;
  path: string;
  sizeBytes: number;
  width: number;
  height: number;
}

export interface Upload {
  uploadedBy: number;
  files: readonly SentFile[];
  /** The charter whose people alone see them; null for pictures of a boat. */
  charterId: number | null;
}

/**
 * Takes pictures of a boat or a charter: all of them, or none if one is refused. The sent files are overwritten.
 * @returns their keys, in the order in which they were sent.
 */
export async function uploadPictures(
  { db, clock, store, pictures: maker }: Pick<Deps, 'db' | 'clock' | 'store' | 'pictures'>,
  { uploadedBy, files, charterId }: Upload,
): Promise<string[]> {
  const pictures: Accepted[] = [];
  for (const file of files) {
    const made = await refuseCostly(file, 'not_an_image', maker.clean(file, uploadedBy));
    pictures.push({ ...made, key: newImageKey(charterId), path: file.path });
  }

  const keys = pictures.map(({ key }) => key);
  const createdAt = clock.now();
  await db.transact(async (tx) => {
    if (charterId !== null) await admitPictures(tx, { charterId, uploadedBy, more: files.length }, createdAt);
    await tx.boatImage.createMany({
      data: pictures.map(({ path: _, ...picture }) => ({ ...picture, uploadedBy, charterId, createdAt })),
    });
  });
  for (const { key, path } of pictures) await store.putFile(key, path, 'image/jpeg');
  const complete = await db.transact(async (tx) => {
    const stored = { where: { key: { in: keys }, removeAt: null }, data: { storedAt: clock.now() } };
    const { count } = await tx.boatImage.updateMany(stored);
    // It took so long that some of it was given up as unfinished.
    if (count < keys.length) await retirePictures(tx, keys, clock.now());
    return count === keys.length;
  });
  if (!complete) throw new AppError('unavailable');
  return keys;
}
