import { addHours } from '@harbourline/policy';

const HALF_AN_HOUR_MS = 30 * 60_000;
const HOURS = 4;

/** When a charter is that has begun within the last half hour. Only administrators can enter one: reservations are made days ahead. */
export function charterThatBegins() {
  const start = new Date(Math.floor(Date.now() / HALF_AN_HOUR_MS) * HALF_AN_HOUR_MS);
  return {
    ...{ startDate: start.toISOString(), endDate: addHours(start, HOURS).toISOString() },
    despite: ['outside_hours', 'duration_not_allowed', 'notice_too_short'] as const,
  };
}
