import { readCharterPicture } from '@harbourline/contracts';
import { AppError, readFromService } from '@harbourline/service-kit';
import type { Deps } from '../db/database';
import type { DockOnPaper, Pictures } from '../documents/facts';

/** A JPEG of 640 pixels in width is a tenth of this. */
const MOST_BYTES = 1024 * 1024;
const AT_ONCE = 4;

/**
 * The photos of a charter's check-in and check-out, by their keys; one that is not there any more is left out.
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
        }).catch(goneOrThrow);
        if (file) found[path] = file;
      }),
    );
  }
  return found;
}

function goneOrThrow(error: unknown): undefined {
  if (error instanceof AppError && error.code === 'image_not_found') return;
  throw error;
}
