import type { ErrorCode } from '@harbourline/contracts';
import { AppError } from '../app-error';
import type { SentFile } from '../http/sent-files';
import { WorkerLost, type LossReason } from '../workers/worker-lost';
import { TOO_MUCH_TO_OPEN } from './too-much-to-open';

const RETRY_AFTER_SECONDS = 30;

/**
 * Returns what a worker makes of an uploaded file. @throws AppError with this code if the file ended the worker: it would
 * end the next one, too. `unavailable` if there was too little time for it, which is not the file's fault.
 */
export async function refuseCostly<T>(file: SentFile, code: ErrorCode, work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw error instanceof WorkerLost ? refusalOf(error, file.name, code) : error;
  });
}

function refusalOf(cause: WorkerLost, name: string, code: ErrorCode): AppError {
  const refusals: Record<LossReason, () => AppError> = {
    memory: () => new AppError(code, { message: `${name} ${TOO_MUCH_TO_OPEN}`, cause }),
    crash: () =>
      new AppError(code, { message: `${name} could not be opened. Please send it in another format.`, cause }),
    time: () =>
      new AppError('unavailable', {
        message: `There was too little time to open ${name}. Please try again in a moment.`,
        retryAfter: RETRY_AFTER_SECONDS,
        cause,
      }),
  };
  return refusals[cause.reason]();
}
