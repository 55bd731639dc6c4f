import { addDays, dayStateOf, earliestStart, rateOn, spanOfDays, zoneOf } from '@harbourline/policy';
import { busyIntervals } from '../db/claims';
import type { Deps } from '../db/database';
import { findBoat } from '../db/find-boat';

/** The rate of each day of a month (YYYY-MM), and whether a charter can start on it. */
export async function boatCalendar({ db, clock, config }: Deps, { boatId, month }: { boatId: number; month: string }) {
  const boat = await findBoat(db.client, boatId);
  const zone = zoneOf(boat.city);
  const dates = datesOf(month);
  const [first = '', last = ''] = [dates[0], dates.at(-1)];
  const rules = {
    zone,
    earliestStart: earliestStart(clock.now(), config.NOTICE_HOURS),
    minimumHours: boat.minimumHours,
    busy: await busyIntervals(db.client, boatId, spanOfDays(first, last, zone)),
  };
  return {
    boatId,
    month,
    zone,
    days: dates.map((date) => ({
      date,
      rateCents: rateOn(boat, date).rateCents,
      state: dayStateOf(date, rules),
    })),
  };
}

function datesOf(month: string): string[] {
  const dates: string[] = [];
  for (let day = `${month}-01`; day.startsWith(month); day = addDays(day, 1)) dates.push(day);
  return dates;
}
