import { REFRESH_TOKEN_DAYS } from '@harbourline/policy';

/** Then somebody signs in again, however often they come. */
export const SESSION_DAYS = 180;
const REPEAT_WITHIN_MS = 10_000;

interface Presented {
  expiresAt: Date;
  replacedAt: Date | null;
}

/**
 * What becomes of a refresh token that is presented: it is exchanged; or, when two tabs ask at once or an answer was
 * lost, answered as before; or it is an old one, which only a thief or a thief's victim would still hold.
 */
export function judgeRefresh(
  presented: Presented,
  successor: Presented | null,
  now: Date,
): 'exchange' | 'repeat' | 'revoke' | 'expired' {
  if (presented.expiresAt <= now) return 'expired';
  if (!presented.replacedAt) return 'exchange';
  const isImmediatePredecessor = successor !== null && successor.replacedAt === null;
  const recent = now.getTime() - presented.replacedAt.getTime() <= REPEAT_WITHIN_MS;
  return isImmediatePredecessor && recent ? 'repeat' : 'revoke';
}

export function hasSessionRunOut({ createdAt }: { createdAt: Date }, now: Date): boolean {
  return now.getTime() - createdAt.getTime() >= SESSION_DAYS * 24 * 60 * 60_000;
}

export function refreshExpiry(now: Date): Date {
  return new Date(now.getTime() + REFRESH_TOKEN_DAYS * 24 * 60 * 60_000);
}
