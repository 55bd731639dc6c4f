import type { ErrorCode } from '@harbourline/contracts';
import { AppError } from '../app-error';
import type { SentFile } from '../http/sent-files';
import { WorkerLost } from '../workers/worker-lost';
import { TOO_MUCH_TO_OPEN } from './too-much-to-open';

/**
 * What a worker makes of a sent file. @throws AppError with this code where the file has cost the worker: it would cost
 * the next one too.
 */
export async function refuseCostly<T>(file: SentFile, code: ErrorCode, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    if (!(error instanceof WorkerLost)) throw error;
    throw new AppError(code, { message: `${file.name} ${TOO_MUCH_TO_OPEN}`, cause: error });
  });
}
