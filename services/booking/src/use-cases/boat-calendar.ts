import {
  addHours,
  dateOfDay,
  dayOfDate,
  dayStateOf,
  earliestStart,
  hourlyRateCents,
  instantAt,
  MAX_HOURS,
  zoneOf,
} from '@harbourline/policy';
import { busyIntervals } from '../db/claims';
import type { Deps } from '../db/database';
import { findBoat } from '../db/find-boat';
import { endOfDay } from '../domain/end-of-day';

/** The rate of each day of a month (YYYY-MM), and whether a charter can start on it. */
export async function boatCalendar({ db, clock, config }: Deps, { boatId, month }: { boatId: number; month: string }) {
  const boat = await findBoat(db.client, boatId);
  const zone = zoneOf(boat.city);
  const dates = datesOf(month);
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const claims = await busyIntervals(
    db.client,
    boatId,
    instantAt(first, '00:00', zone),
    addHours(endOfDay(last, zone), MAX_HOURS),
  );
  const rules = {
    zone,
    earliest: earliestStart(clock.now(), config.NOTICE_HOURS),
    minimumHours: boat.minimumHours,
    busy: claims.map(({ startDate, endDate }) => ({ start: startDate, end: endDate })),
  };
  return {
    boatId,
    month,
    zone,
    days: dates.map((date) => ({
      date,
      rateCents: hourlyRateCents({ baseRateCents: boat.rateCents, customRates: boat.customRates, localDate: date }),
      state: dayStateOf(date, rules),
    })),
  };
}

function datesOf(month: string): string[] {
  const dates: string[] = [];
  for (let day = dateOfDay(`${month}-01`); dayOfDate(day).startsWith(month); day = addHours(day, 24)) {
    dates.push(dayOfDate(day));
  }
  return dates;
}
