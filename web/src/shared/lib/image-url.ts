import { IMAGE_WIDTHS } from '@harbourline/contracts';

/** Boat pictures come at fixed widths; any other picture is used as it is. */
export function imageSources(url: string): { src: string; srcSet?: string } {
  if (!url.startsWith('/api/image/')) return { src: url };
  const at = (width: number) => `${url}?w=${width}`;
  return { src: at(640), srcSet: IMAGE_WIDTHS.map((width) => `${at(width)} ${width}w`).join(', ') };
}
