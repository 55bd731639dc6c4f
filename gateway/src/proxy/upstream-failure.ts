import { AppError } from '@harbourline/service-kit';

const NOT_REACHED = new Set([
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const BROKEN_OFF = new Set(['ECONNRESET', 'EPIPE', 'UND_ERR_SOCKET']);
const TOO_SLOW = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** Seconds; a service that was killed is back after about that long. */
const RETRY_AFTER = 2;

/** A connection that was refused, or broke off before any answer: a read may be asked once more. */
export function isConnectionLost(error: unknown): boolean {
  const code = codeOf(error);
  return code === 'ECONNREFUSED' || BROKEN_OFF.has(code);
}

/** The error that a client gets when a service gave no answer. */
export function upstreamFailure(cause: unknown): AppError {
  if (cause instanceof AppError) return cause;
  const code = codeOf(cause);
  if (NOT_REACHED.has(code)) return new AppError('unavailable', { cause, retryAfter: RETRY_AFTER });
  return new AppError(TOO_SLOW.has(code) ? 'gateway_timeout' : 'bad_gateway', { cause });
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}
