import { randomUUID } from 'node:crypto';
import { IMAGE_WIDTHS } from '@harbourline/contracts';

const EXTENSIONS = { jpeg: 'jpg', webp: 'webp', avif: 'avif' } as const;
const FORMATS = ['jpeg', 'webp', 'avif'] as const;

export type ImageFormat = (typeof FORMATS)[number];
export interface ImageShape {
  /** Pixels; as large as the picture is where undefined. */
  width: (typeof IMAGE_WIDTHS)[number] | undefined;
  format: ImageFormat;
}

const ADDRESS = '/api/image/';

/** A key for a new picture of a boat, or of a charter. */
export function newImageKey(charterId: number | null): string {
  return `${charterId === null ? 'boat-images' : 'charter-pictures'}/${randomUUID()}.jpg`;
}

/** The address at which a picture is seen. */
export function imageUrl(key: string): string {
  return ADDRESS + key;
}

/** The address at which the people of a charter see a picture of it. */
export function charterPictureUrl(charterId: number, key: string): string {
  return `/api/bookings/${charterId}/pictures/${key}`;
}

/** The key of a picture, from its address. */
export function imageKey(url: string): string {
  return url.slice(ADDRESS.length);
}

/** The key of a picture in a shape; the picture's own key for the shape in which it was stored. */
export function variantKey(key: string, { width, format }: ImageShape): string {
  if (width === undefined && format === 'jpeg') return key;
  const [folder, name = ''] = key.split('/');
  return `${folder}/variants/${name.replace(/\.jpg$/, '')}/${width ?? 'full'}.${EXTENSIONS[format]}`;
}

/** Everything that may be kept of a picture: there are only so many shapes, so nobody has to look what is there. */
export function objectKeys(key: string): string[] {
  const widths = [...IMAGE_WIDTHS, undefined];
  return widths.flatMap((width) => FORMATS.map((format) => variantKey(key, { width, format })));
}
