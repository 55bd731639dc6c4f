import { AppError } from '../app-error';

const RETRY_AFTER_SECONDS = 10;

/** The share of the temporary folder that the files of all calls in progress may take together. */
export class UploadSpace {
  private taken = 0;

  constructor(private readonly bytes: number) {}

  share(): UploadShare {
    return new UploadShare((by) => (this.taken += by) <= this.bytes);
  }
}

/** One call's share of the space. */
export class UploadShare {
  private bytes = 0;
  private over = false;

  /** @param take reserves more, or returns it, and tells whether there was room. */
  constructor(private readonly take: (bytes: number) => boolean) {}

  /** @returns the reason why no more may be written, if there is one. */
  grow(by: number): AppError | undefined {
    // Anything that a failed parser still writes is in a folder that has been deleted.
    if (this.over) return undefined;
    this.bytes += by;
    if (this.take(by)) return undefined;
    return new AppError('unavailable', {
      retryAfter: RETRY_AFTER_SECONDS,
      security: { event: 'shed', outcome: 'refused', detail: 'upload_space' },
    });
  }

  /** Releases the space: the files have been deleted. */
  end(): void {
    if (!this.over) this.take(-this.bytes);
    this.over = true;
  }
}
