import { ACCESS_TOKEN_MINUTES } from '@harbourline/service-kit/auth/access-token';

/** Sessions that ended before then have no access token left that could be used. */
export function revocationsFrom(now: Date): Date {
  return new Date(now.getTime() - (ACCESS_TOKEN_MINUTES + 1) * 60_000);
}
