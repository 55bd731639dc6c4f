import { AppError } from '@harbourline/service-kit/app-error';
import sharp from 'sharp';
import type { ImageShape } from '../domain/image-key';

/**
 * The same picture in another shape, never larger than it was. To be done in a worker.
 * @throws AppError `image_damaged` where the bytes are not those of a whole picture any more.
 */
export function resizePicture(content: Uint8Array, shape: ImageShape): Promise<Buffer> {
  return inShape(content, shape).catch((cause: unknown) => {
    throw new AppError('image_damaged', { cause });
  });
}

async function inShape(content: Uint8Array, { width, format }: ImageShape): Promise<Buffer> {
  const picture = sharp(content);
  if (width !== undefined) picture.resize({ width, withoutEnlargement: true });
  if (format === 'avif') return picture.avif({ quality: 55, effort: 2 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 78 }).toBuffer();
  return picture.jpeg({ quality: 80, progressive: true }).toBuffer();
}
