import { CITIES, earliestStart, firstCharterDay, FROM_RATE_DAYS, zoneOf, type City } from '@harbourline/policy';

export { FROM_RATE_DAYS };

/** The first local day, in each city, on which a charter that is reserved now may start: "from" begins with it. */
export function firstDays(now: Date, noticeHours: number): { city: City; firstDay: string }[] {
  const earliest = earliestStart(now, noticeHours);
  return CITIES.map((city) => ({ city, firstDay: firstCharterDay(earliest, zoneOf(city)) }));
}
