import { ENDED_SESSIONS_MINUTES } from '@harbourline/service-kit/auth/access-token';

/** Sessions that ended before then have no access token left that could be used. */
export function revocationsFrom(now: Date): Date {
  return new Date(now.getTime() - ENDED_SESSIONS_MINUTES * 60_000);
}
