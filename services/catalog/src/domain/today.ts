import { localDateOf, zoneOf } from '@harbourline/policy';

/** The day (YYYY-MM-DD) where we are, for what concerns no single boat. */
export function today(now: Date): string {
  return localDateOf(now, zoneOf('Toronto'));
}
