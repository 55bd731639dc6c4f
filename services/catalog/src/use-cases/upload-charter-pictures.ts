import type { Deps } from '../db/database';
import { admitPictures } from '../steps/admit-pictures';
import { uploadPictures, type Taken, type Upload } from './upload-pictures';

/** Takes pictures that one of the people of a charter shows the others. */
export async function uploadCharterPictures(
  deps: Pick<Deps, 'db' | 'clock' | 'store' | 'pictures'>,
  upload: Upload & { charterId: number },
): Promise<Taken> {
  const { charterId, uploadedBy, files } = upload;
  // Whoever is refused anyway costs no work on pictures.
  await deps.db.transact((tx) => admitPictures(tx, { charterId, uploadedBy, more: files.length }, deps.clock.now()));
  return uploadPictures(deps, upload);
}
