import { readCharterPicture } from '@harbourline/contracts';
import { AppError, readFromService } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { DockOnPaper, Pictures } from '../documents/facts';

/** A JPEG of 640 pixels in width is a tenth of this. */
const MOST_BYTES = 1024 * 1024;
const AT_ONCE = 4;

/**
 * The photos of a charter's check-in and check-out, by their keys. One that is not there any more is left out, and one
 * whose file is damaged is told as such: neither keeps anybody from the document.
 * @throws AppError `unavailable` while catalog is away.
 */
export async function readDockPictures(
  { caller }: Pick<Deps, 'caller'>,
  bookingId: number,
  dock: DockOnPaper | null,
): Promise<Pictures> {
  const keys = [...(dock?.checkIn?.pictures ?? []), ...(dock?.checkOut?.pictures ?? [])];
  const found: Pictures = {};
  for (let index = 0; index < keys.length; index += AT_ONCE) {
    await Promise.all(
      keys.slice(index, index + AT_ONCE).map(async (path) => {
        const params = { id: bookingId, path };
        const file = await readFromService(caller, 'catalog', readCharterPicture, {
          params,
          mostBytes: MOST_BYTES,
        }).catch(inPlaceOfPicture);
        if (file) found[path] = file;
      }),
    );
  }
  return found;
}

function inPlaceOfPicture(error: unknown): 'damaged' | undefined {
  switch (error instanceof AppError && error.code) {
    case 'image_not_found':
      return undefined;
    case 'image_damaged':
    case 'body_too_large':
      return 'damaged';
    default:
      throw error;
  }
}
