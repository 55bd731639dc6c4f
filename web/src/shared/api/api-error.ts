import type { ErrorCode } from '@harbourline/contracts';
import { text as say } from '../ui/words';

/** A call that failed. `status` is 0 when no answer came. */
export interface ApiError {
  status: number;
  code: ErrorCode | 'no_connection' | 'unknown';
  message: string;
  /** A message for each input field, by its dotted path. */
  fields?: Record<string, string>;
  requestId?: string;
  /** Seconds to wait before trying again, where the server says so. */
  retryAfter?: number;
  /** Beside `own_hold`: the hold that is the caller's already. */
  holdId?: string;
}

export function isApiError(value: unknown): value is ApiError {
  return typeof value === 'object' && value !== null && 'status' in value && 'message' in value && 'code' in value;
}

/** What a failed call says to a reader: the server's own message, else the fallback; and how long to wait. */
export function messageOf(error: unknown, fallback: string): string {
  if (!isApiError(error)) return fallback;
  const { status, code, message, retryAfter } = error;
  const reason = code !== 'unknown' && message ? message : fallback;
  if (status !== 429 || retryAfter === undefined) return reason;
  return `${code === 'too_many_requests' ? say('tooMany') : reason} ${whenAgain(retryAfter)}`;
}

function whenAgain(seconds: number): string {
  if (seconds <= 90) return say('again.seconds', { count: Math.max(1, Math.ceil(seconds)) });
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 90) return say('again.minutes', { count: minutes });
  return say('again.hours', { count: Math.ceil(minutes / 60) });
}

export const noConnection: ApiError = { status: 0, code: 'no_connection', message: say('noConnection') };

/** Reads a failed response: the body's message where there is one, else "{status}: {text}". */
export async function toApiError(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => '');
  const body = parseObject(text);
  const retryAfter = Number(response.headers.get('retry-after') ?? NaN);
  const message = typeof body?.message === 'string' && body.message !== '' ? body.message : undefined;
  return {
    status: response.status,
    code: message !== undefined && typeof body?.code === 'string' ? (body.code as ErrorCode) : 'unknown',
    message: message ?? `${response.status}: ${text || response.statusText}`,
    ...(isTextRecord(body?.fields) && { fields: body.fields }),
    ...(typeof body?.requestId === 'string' && { requestId: body.requestId }),
    ...(Number.isFinite(retryAfter) && { retryAfter }),
    ...(typeof body?.holdId === 'string' && { holdId: body.holdId }),
  };
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function isTextRecord(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && Object.values(value).every((item) => typeof item === 'string');
}
