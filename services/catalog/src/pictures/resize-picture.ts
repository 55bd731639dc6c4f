import sharp from 'sharp';
import type { ImageShape } from '../domain/image-key';

/** The same picture in another shape, never larger than it was. To be done in a worker. */
export function resizePicture(content: Uint8Array, { width, format }: ImageShape): Promise<Buffer> {
  const picture = sharp(content);
  if (width !== undefined) picture.resize({ width, withoutEnlargement: true });
  if (format === 'avif') return picture.avif({ quality: 55, effort: 2 }).toBuffer();
  if (format === 'webp') return picture.webp({ quality: 78 }).toBuffer();
  return picture.jpeg({ quality: 80, progressive: true }).toBuffer();
}
