import { CITIES, startSlots, START_TIMES, zoneOf, type City } from '@harbourline/policy';

/** When a boat has to be free, in the time of its own city. */
export interface FreeTime {
  /** For how long; undefined asks for each boat's own minimum. */
  hours: number | undefined;
  /** Boats elsewhere do not fit. One of the starts is enough. */
  places: readonly { cities: readonly City[]; starts: readonly Date[] }[];
}

export interface FreeTimeQuery {
  date?: string | undefined;
  startTime?: string | undefined;
  hours?: number | undefined;
}

/**
 * Reads when a boat has to be free, in a city or in any: at one starting time of a local date, or at any. Starts that are
 * over do not count. Undefined where no date is asked for, as the rest says nothing without it.
 * @returns null when no boat can fit: on a day that is over, or at a time when no charter starts.
 */
export function readFreeTime(
  { date, startTime, hours }: FreeTimeQuery,
  wanted: City | undefined,
  now: Date,
): FreeTime | null | undefined {
  if (date === undefined) return undefined;
  const cities = wanted === undefined ? CITIES : [wanted];
  const times = START_TIMES.filter((time) => startTime === undefined || time === startTime);
  const places = [...new Set(cities.map(zoneOf))].flatMap((zone) => {
    const starts = startSlots(date, zone, times).filter((start) => start >= now);
    return starts.length > 0 ? [{ cities: cities.filter((city) => zoneOf(city) === zone), starts }] : [];
  });
  return places.length > 0 ? { hours, places } : null;
}
