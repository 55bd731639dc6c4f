import type { SentFile } from '@harbourline/service-kit';
import { reEncodePicture, type EncodedPicture } from '@harbourline/service-kit/pictures/re-encode-picture';
import type { Deps } from '../db/database';
import { newImageKey } from '../domain/image-key';

/**
 * Takes pictures of a boat: all of them, or none if one is refused.
 * @returns their keys, in the order in which they were sent.
 */
export async function uploadPictures(
  { db, clock, store, inTurn }: Omit<Deps, 'shared'>,
  { uploadedBy, files }: { uploadedBy: number; files: readonly SentFile[] },
): Promise<string[]> {
  const pictures: (EncodedPicture & { key: string })[] = [];
  for (const file of files) {
    const picture = await inTurn(() => reEncodePicture(file));
    pictures.push({ key: newImageKey(), ...picture });
  }

  const keys = pictures.map(({ key }) => key);
  const createdAt = clock.now();
  await db.transact((tx) =>
    tx.boatImage.createMany({
      data: pictures.map(({ key, content, width, height }) => ({
        key,
        uploadedBy,
        sizeBytes: content.length,
        width,
        height,
        createdAt,
      })),
    }),
  );
  for (const { key, content } of pictures) await store.put(key, content, 'image/jpeg');
  await db.transact((tx) => tx.boatImage.updateMany({ where: { key: { in: keys } }, data: { storedAt: clock.now() } }));
  return keys;
}
