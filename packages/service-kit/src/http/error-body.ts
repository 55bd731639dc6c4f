import type { ErrorBody } from '@harbourline/contracts';
import { AppError } from '../app-error';
import { isDatabaseAway } from '../database/is-database-away';

/** Seconds; outages are mostly over after a moment, and a waiting crowd must not come back at once. */
const TRY_AGAIN_AFTER = 2;

/**
 * Renders any failure as the error body. An unexpected one becomes `internal`, or `unavailable` if the database is
 * down; its details stay in the log.
 */
export function errorReply(
  error: unknown,
  requestId: string,
): { status: number; body: ErrorBody & Record<string, unknown>; headers: Record<string, string> } {
  const known =
    error instanceof AppError
      ? error
      : new AppError(isDatabaseAway(error) ? 'unavailable' : 'internal', { cause: error });
  const retryAfter = known.retryAfter ?? (known.code === 'unavailable' ? TRY_AGAIN_AFTER : undefined);
  return {
    status: known.status,
    headers: retryAfter === undefined ? {} : { 'retry-after': String(Math.ceil(retryAfter)) },
    body: {
      message: known.message,
      code: known.code,
      ...(known.fields ? { fields: known.fields } : {}),
      ...known.extra,
      requestId,
    },
  };
}
