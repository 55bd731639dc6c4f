import { CITIES, earliestStart, firstCharterDay, FROM_RATE_DAYS, zoneOf, type City } from '@harbourline/policy';

export { FROM_RATE_DAYS };

/** The first local day, in each city, on which a charter that is reserved now may start: "from" begins with it. */
export function firstDays(now: Date, noticeHours: number): { city: City; firstDay: string }[] {
  const earliest = earliestStart(now, noticeHours);
  return CITIES.map((city) => ({ city, firstDay: firstCharterDay(earliest, zoneOf(city)) }));
}

const QUARTER_HOUR_MS = 15 * 60_000;

/** Until when the first days cannot change: they do when the last time to start on a day is over, which is a full quarter. */
export function firstDaysLastUntil(now: Date, noticeHours: number): Date {
  const into = earliestStart(now, noticeHours).getTime() % QUARTER_HOUR_MS;
  return new Date(now.getTime() + QUARTER_HOUR_MS - into);
}
