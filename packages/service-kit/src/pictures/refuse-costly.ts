import type { ErrorCode } from '@harbourline/contracts';
import { AppError } from '../app-error';
import type { SentFile } from '../http/sent-files';
import { WorkerLost } from '../workers/worker-lost';
import { TOO_MUCH_TO_OPEN } from './too-much-to-open';

/**
 * Returns what a worker makes of an uploaded file. @throws AppError with this code if opening the file ended the
 * worker: it would end the next one too.
 */
export async function refuseCostly<T>(file: SentFile, code: ErrorCode, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof WorkerLost)) throw error;
    throw new AppError(code, { message: `${file.name} ${TOO_MUCH_TO_OPEN}`, cause: error });
  });
}
