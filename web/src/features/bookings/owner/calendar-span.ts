import { addHours } from '@harbourline/policy';
import { fromCalendar, monthRange, toCalendar } from '../../../shared/lib/calendar-dates';

/** Zones differ, and a proposed time may end a day later than the reserved one. */
const MARGIN_HOURS = 24;

/** The first day of the month that the address names, YYYY-MM; of the present one where it names none. */
export function monthToShow(asked: string, now: Date): Date {
  const known = /^20\d\d-(0[1-9]|1[0-2])$/.test(asked) ? asked : fromCalendar(now).slice(0, 7);
  return toCalendar(`${known}-01`);
}

/** From when to when charters can touch a month, in whichever zone. */
export function spanOf(month: Date): { endsAfter: string; to: string } {
  const { from, to } = monthRange(month);
  const instant = (day: string, hours: number) => addHours(new Date(`${day}T00:00:00Z`), hours).toISOString();
  return { endsAfter: instant(from, -MARGIN_HOURS), to: instant(to, MARGIN_HOURS) };
}
