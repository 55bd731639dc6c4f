import type { ImageFormat } from './image-key';

/** WebP where the Accept header names it, and does not give it the weight zero; JPEG for everyone else. */
export function imageFormatFor(accept: string): ImageFormat {
  const webp = accept
    .toLowerCase()
    .split(',')
    .map((entry) => entry.split(';').map((part) => part.trim()))
    .find(([type]) => type === 'image/webp');
  const refused = webp?.some((part) => /^q=0(\.0*)?$/.test(part));
  return webp && !refused ? 'webp' : 'jpeg';
}
