import { workerFile, type SentFile } from '@harbourline/service-kit';
import { openPictureWorkers } from '@harbourline/service-kit/pictures/open-picture-workers';
import type { EncodedPicture } from '@harbourline/service-kit/pictures/re-encode-picture';
import type { ImageShape } from '../domain/image-key';

/** The requests to the processes that work on pictures, and their answers. */
export type PictureTask = { file: SentFile } | { original: Buffer; shape: ImageShape };
export type MadePicture = EncodedPicture | Buffer;

/** Processes that work on pictures, in the words of who asks them. */
export interface PictureMaker {
  /** Makes a clean picture in the place of what an account has sent. @throws AppError `not_an_image`; WorkerLost. */
  clean(file: SentFile, account: number): Promise<EncodedPicture>;
  /** Makes a picture of ours anew in another shape. @throws AppError `image_damaged`; WorkerLost. */
  resize(original: Buffer, shape: ImageShape): Promise<Buffer>;
  stop(): Promise<void>;
}

/**
 * At once two processes, which take at most 150 MB each, besides the one for large pictures. A first look at a page of boats asks for two dozen pictures that
 * have to be made.
 */
export const PICTURES = { workers: 2, waiting: 120, perAccount: 3, withinMs: 30_000 };

/** @param folder where the service's bundle, or its sources, lie @param patience as `PATIENCE` gives it */
export function openPictureMaker(folder: string, patience: number): PictureMaker {
  const pool = openPictureWorkers<PictureTask, MadePicture>(workerFile(folder, 'make-pictures'), PICTURES, patience);
  return {
    clean: async (file, account) => (await pool.run({ file }, account)) as EncodedPicture,
    resize: async (original, shape) => (await pool.run({ original, shape })) as Buffer,
    stop: () => pool.stop(),
  };
}
