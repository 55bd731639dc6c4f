import type { refusedFile } from '@harbourline/contracts';
import { AppError, WorkerLost, type SentFile } from '@harbourline/service-kit';
import { refuseCostly } from '@harbourline/service-kit/pictures/refuse-costly';
import type { z } from 'zod';
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

export interface Taken {
  /** Of the pictures, in the order in which they were sent. */
  keys: string[];
  /** Absent when nothing was. */
  refused?: z.infer<typeof refusedFile>[];
}

/**
 * Takes pictures of a boat or a charter. Files that are refused are left out, if there are others; the sent files are
 * overwritten. @throws AppError the reason why all were refused, or what has nothing to do with them: then nothing is taken.
 */
export async function uploadPictures(
  { db, clock, store, pictures: maker }: Pick<Deps, 'db' | 'clock' | 'store' | 'pictures'>,
  { uploadedBy, files, charterId }: Upload,
): Promise<Taken> {
  const pictures: Accepted[] = [];
  const refusals: { file: number; error: AppError }[] = [];
  for (const [index, file] of files.entries()) {
    try {
      const made = await refuseCostly(file, 'not_an_image', maker.clean(file, uploadedBy));
      pictures.push({ ...made, key: newImageKey(charterId), path: file.path });
    } catch (error) {
      if (!isOfFile(error)) throw error;
      refusals.push({ file: index, error });
    }
  }
  if (pictures.length === 0) throw asOne(refusals.map(({ error }) => error));

  const keys = pictures.map(({ key }) => key);
  const createdAt = clock.now();
  await db.transact(async (tx) => {
    if (charterId !== null) await admitPictures(tx, { charterId, uploadedBy, more: pictures.length }, createdAt);
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
  const refused = refusals.map(({ file, error: { code, message } }) => ({ file, code, message }));
  return { keys, ...(refused.length > 0 && { refused }) };
}

/** Whether it is said of one file. That there is no room for work is said of none: sent again, each may be taken. */
function isOfFile(error: unknown): error is AppError {
  return error instanceof AppError && (error.code === 'not_an_image' || error.cause instanceof WorkerLost);
}

/** Why nothing was taken: the first reason, with the sentences of all. */
function asOne([first, ...others]: readonly AppError[]): AppError {
  if (!first) throw new Error('an upload has files');
  if (others.length === 0) return first;
  const message = [first, ...others].map((each) => each.message.replace(/\.?$/, '.')).join(' ');
  return new AppError(first.code, { message, cause: first, retryAfter: first.retryAfter });
}
