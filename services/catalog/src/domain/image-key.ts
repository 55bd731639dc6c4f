import { randomUUID } from 'node:crypto';
import type { IMAGE_WIDTHS } from '@harbourline/contracts';

export type ImageFormat = 'jpeg' | 'webp';
export interface ImageShape {
  /** Pixels; as large as the picture is where undefined. */
  width: (typeof IMAGE_WIDTHS)[number] | undefined;
  format: ImageFormat;
}

const FOLDER = 'boat-images/';
const ADDRESS = '/api/image/';

export function newImageKey(): string {
  return `${FOLDER}${randomUUID()}.jpg`;
}

/** The address at which a picture is seen. */
export function imageUrl(key: string): string {
  return ADDRESS + key;
}

/** The key of a picture, from its address. */
export function imageKey(url: string): string {
  return url.slice(ADDRESS.length);
}

/** Where a picture in another shape is kept; the picture's own key for the shape in which it was stored. */
export function variantKey(key: string, { width, format }: ImageShape): string {
  if (width === undefined && format === 'jpeg') return key;
  const name = key.slice(FOLDER.length).replace(/\.jpg$/, '');
  return `${FOLDER}variants/${name}/${width ?? 'full'}.${format === 'webp' ? 'webp' : 'jpg'}`;
}
