import { localDateOf, zoneOf } from '@harbourline/policy';

/** The day (YYYY-MM-DD) where we are: an account has no boat whose zone it could go by. */
export function today(now: Date): string {
  return localDateOf(now, zoneOf('Toronto'));
}
