import { IMAGE_WIDTHS } from '@harbourline/contracts';

/** What shows a picture: the booking whose people see it, or a review. */
export type ShownBy = { bookingId: number } | { reviewId: number };

export interface PhotoSources {
  src: string;
  srcSet: string;
}

/** Where a picture of a charter is, in one of the widths in which it comes. */
export function photoUrl(by: ShownBy, key: string, width: (typeof IMAGE_WIDTHS)[number]): string {
  const place = 'reviewId' in by ? `reviews/${by.reviewId}` : `bookings/${by.bookingId}`;
  return `/api/${place}/pictures/${key}?w=${width}`;
}

/** The same in all widths, for the browser to choose. */
export function photoSources(by: ShownBy, key: string): PhotoSources {
  const srcSet = IMAGE_WIDTHS.map((width) => `${photoUrl(by, key, width)} ${width}w`).join(', ');
  return { src: photoUrl(by, key, 640), srcSet };
}
