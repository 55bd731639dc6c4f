import type { ErrorBody } from '@harbourline/contracts';
import { AppError } from '../app-error';

/** Renders any failure as the error body; what was not expected becomes `internal`, its details stay in the log. */
export function errorReply(
  error: unknown,
  requestId: string,
): { status: number; body: ErrorBody & Record<string, unknown>; headers: Record<string, string> } {
  const known = error instanceof AppError ? error : new AppError('internal', { cause: error });
  return {
    status: known.status,
    headers: known.retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(known.retryAfter)) },
    body: {
      message: known.message,
      code: known.code,
      ...(known.fields ? { fields: known.fields } : {}),
      ...known.extra,
      requestId,
    },
  };
}
