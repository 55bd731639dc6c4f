import { IMAGE_WIDTHS } from '@harbourline/contracts';

/** Where a picture of a charter is, in the widths in which it comes. */
export function photoSources(bookingId: number, key: string): { src: string; srcSet: string } {
  const at = (width: number) => `/api/bookings/${bookingId}/pictures/${key}?w=${width}`;
  return { src: at(640), srcSet: IMAGE_WIDTHS.map((width) => `${at(width)} ${width}w`).join(', ') };
}
