import sharp from 'sharp';
import type { ImageShape } from '../domain/image-key';

/** The same picture in another shape, never larger than it was. */
export function resizePicture(content: Buffer, { width, format }: ImageShape): Promise<Buffer> {
  const picture = sharp(content);
  if (width !== undefined) picture.resize({ width, withoutEnlargement: true });
  return (
    format === 'webp' ? picture.webp({ quality: 78 }) : picture.jpeg({ quality: 80, progressive: true })
  ).toBuffer();
}
