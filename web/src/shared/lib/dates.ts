import { parseWallTime, zonedFormat } from '@harbourline/policy';

const NAMES_A_ZONE = /(Z|[+-]\d{2}:?\d{2})$/;

/** "Fri, Aug 7, 2026". Every date is shown in the boat's own zone, wherever the reader is. */
export function formatDay(iso: string, zone: string): string {
  return `${formatDayOfYear(iso, zone)}, ${shown(iso, zone, 'year')}`;
}

/** "Fri, Aug 7", where the year is said elsewhere. */
export function formatDayOfYear(iso: string, zone: string): string {
  return `${shown(iso, zone, 'weekday')}, ${formatShortDay(iso, zone)}`;
}

/** "Aug 7", where the year and the day of the week are said elsewhere or clear. */
export function formatShortDay(iso: string, zone: string): string {
  return `${shown(iso, zone, 'month')} ${shown(iso, zone, 'day')}`;
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "July 2026", of a month such as 2026-07. */
export function formatMonth(month: string): string {
  return MONTH.format(new Date(`${month}-01T00:00:00Z`));
}

/** "2:00 p.m.": where the zone is said beside it. */
export function formatTime(iso: string, zone: string): string {
  return shown(iso, zone, 'time');
}

/** "2:00 p.m. EDT" */
export function formatTimeInZone(iso: string, zone: string): string {
  return `${formatTime(iso, zone)} ${zoneName(iso, zone)}`;
}

/** "Fri, Aug 7, 2026, 2:00 p.m. EDT" */
export function formatDateTime(iso: string, zone: string): string {
  return `${formatDay(iso, zone)}, ${formatTimeInZone(iso, zone)}`;
}

/** "EDT" */
export function zoneName(iso: string, zone: string): string {
  const instant = instantOf(iso, zone);
  if (Number.isNaN(instant.getTime())) return zone;
  const parts = PARTS.zone(named(zone)).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** "6 d 5 h" from three days on, "23 h 5 min", "4:09" in the last hour, "0:00" when it is over. Milliseconds in. */
export function formatRemaining(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const hours = Math.floor(seconds / 3600);
  if (hours >= 72) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  return `${hours} h ${Math.floor((seconds % 3600) / 60)} min`;
}

/** Each part by itself: how a language puts them together is the sentence's, not the platform's. */
const PARTS = {
  weekday: zonedFormat({ weekday: 'short' }),
  month: zonedFormat({ month: 'short' }),
  day: zonedFormat({ day: 'numeric' }),
  year: zonedFormat({ year: 'numeric' }),
  time: zonedFormat({ hour: 'numeric', minute: '2-digit' }),
  zone: zonedFormat({ timeZoneName: 'short' }),
};

function shown(iso: string, zone: string, part: keyof typeof PARTS): string {
  const instant = instantOf(iso, zone);
  return Number.isNaN(instant.getTime()) ? '?' : PARTS[part](named(zone)).format(instant);
}

/** `local` is where the reader is. */
const named = (zone: string) => (zone === 'local' ? new Intl.DateTimeFormat().resolvedOptions().timeZone : zone);

/** A day, or a time without an offset, is meant by the zone's own calendar and clock. */
function instantOf(iso: string, zone: string): Date {
  const whole = iso.includes('T') ? iso : `${iso}T00:00`;
  if (NAMES_A_ZONE.test(whole)) return new Date(whole);
  if (zone === 'local') return new Date(whole);
  return parseWallTime(whole, zone) ?? new Date(NaN);
}
