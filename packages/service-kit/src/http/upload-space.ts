import { AppError } from '../app-error';
import { UPLOAD_SPACE_BYTES } from './limits';

const RETRY_AFTER_SECONDS = 10;

/** What the uploads in progress have on the disk, together. */
let taken = 0;

/** One call's share of the space for uploads. */
export class UploadShare {
  private bytes = 0;

  /** @returns why no more may be written, if no more may. */
  grow(by: number): AppError | undefined {
    this.bytes += by;
    taken += by;
    return taken > UPLOAD_SPACE_BYTES
      ? new AppError('unavailable', {
          retryAfter: RETRY_AFTER_SECONDS,
          security: { event: 'shed', outcome: 'refused', detail: 'upload_space' },
        })
      : undefined;
  }

  /** Its files are gone. */
  end(): void {
    taken -= this.bytes;
    this.bytes = 0;
  }
}
