import sharp, { type Metadata } from 'sharp';
import { AppError } from '../app-error';
import type { SentFile } from '../http/sent-files';

export interface EncodedPicture {
  /** JPEG. */
  content: Buffer;
  width: number;
  height: number;
}

const LONGEST_SIDE = 2400;
const MAX_PIXELS = 100_000_000;
const SECONDS = 30;

/**
 * Judges a file by its content and makes a clean picture of it: upright, in sRGB, bounded, nothing but pixels.
 * @throws AppError `not_an_image` for anything that is no picture, is damaged, or would take too much to open.
 */
export async function reEncodePicture({ path, name }: SentFile): Promise<EncodedPicture> {
  const refusal = (message: string, cause?: unknown) =>
    new AppError('not_an_image', { message: `${name} ${message}`, cause });
  const noImage = (cause: unknown): never => {
    throw refusal('is not an image file', cause);
  };

  const { width, height } = await readHeader(path).catch(noImage);
  if (width * height > MAX_PIXELS) throw refusal('has more than 100 megapixels');

  // 'error' and not 'warning': cameras write files that are odd, but whole.
  const { data, info } = await sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 86 })
    .timeout({ seconds: SECONDS })
    .toBuffer({ resolveWithObject: true })
    .catch(noImage);
  return { content: data, width: info.width, height: info.height };
}

/** Reads no pixels yet, so a picture may claim any size here. */
function readHeader(path: string): Promise<Metadata> {
  return sharp(path, { limitInputPixels: false }).metadata();
}
