import { stat, writeFile } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { AppError } from '../app-error';
import type { SentFile } from '../http/sent-files';
import { memoryToDecode, MOST_MEMORY } from './memory-to-decode';
import { TOO_MUCH_TO_OPEN } from './too-much-to-open';

export interface EncodedPicture {
  sizeBytes: number;
  width: number;
  height: number;
}

const LONGEST_SIDE = 2400;
const MAX_PIXELS = 100_000_000;
const MAX_FRAMES = 1_000;
const SECONDS = 20;

/**
 * Judges a file by its content and replaces it with a clean picture, a JPEG: upright, in sRGB, limited in size, nothing
 * but pixels. To be run in a worker whose memory is limited.
 * @throws AppError `not_an_image` for anything that is not a picture, is damaged, or would take too much to open.
 */
export async function reEncodePicture({ path, name }: SentFile): Promise<EncodedPicture> {
  const refusal = (message: string, cause?: unknown) =>
    new AppError('not_an_image', { message: `${name} ${message}`, cause });
  const noImage = (cause: unknown): never => {
    throw refusal('is not an image file', cause);
  };

  const header = await readHeader(path).catch(noImage);
  const { width, height, pages = 1 } = header;
  if (width * height > MAX_PIXELS) throw refusal('has more than 100 megapixels');
  if (pages > MAX_FRAMES) throw refusal(`has more than ${MAX_FRAMES.toLocaleString('en')} frames`);
  const { size } = await stat(path);
  if (memoryToDecode(header, size) > MOST_MEMORY) throw refusal(TOO_MUCH_TO_OPEN);

  // 'error' and not 'warning': cameras write files that are odd, but whole.
  const { data, info } = await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    // Optimized coding would hold all of the picture's coefficients in memory, 32 MB, and save a twentieth.
    .jpeg({ quality: 86, optimiseCoding: false })
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(noImage);
  await writeFile(path, data);
  return { sizeBytes: data.length, width: info.width, height: info.height };
}

/** Reads no pixels yet, so a picture may claim any size here. */
function readHeader(path: string): Promise<Metadata> {
  return sharp(path, { limitInputPixels: false }).metadata();
}
