import { addHours, localDateOf, zoneOf } from '@harbourline/policy';
import type { DemoBoat } from './fleet';

/** For a little longer than "from" looks ahead. */
const DAYS_AHEAD = 70;
const [SUNDAY, TUESDAY, FRIDAY, SATURDAY] = [0, 2, 5, 6] as const;
/** In steps that owners would choose. */
const STEP = 5;

/** Where a day of the week costs so many times the standard rate. */
const TIMES_OF_DAYS: Readonly<Record<string, Partial<Record<number, number>>>> = {
  'Northern Light': { [SATURDAY]: 1.2, [TUESDAY]: 0.85 },
  'Queen of the Quay': { [FRIDAY]: 1.15, [SATURDAY]: 1.25 },
  'Humber Breeze': { [SATURDAY]: 1.1, [SUNDAY]: 1.1 },
  'Credit Due': { [TUESDAY]: 0.8 },
  'Belle Rive': { [FRIDAY]: 1.15, [SATURDAY]: 1.2 },
  'La Perla': { [SATURDAY]: 1.15 },
};

/** What a boat costs an hour on days with a rate of their own, by the date: the weekends and quiet days of the coming weeks. */
export function dayRatesOf({ boatName, city, rate }: DemoBoat, now: Date): Record<string, number> {
  const times = TIMES_OF_DAYS[boatName] ?? {};
  const days = Array.from({ length: DAYS_AHEAD }, (_, ahead) => localDateOf(addHours(now, ahead * 24), zoneOf(city)));
  return Object.fromEntries(
    days.flatMap((day) => {
      const factor = times[new Date(day).getUTCDay()];
      return factor === undefined ? [] : [[day, Math.round((rate * factor) / STEP) * STEP]];
    }),
  );
}
