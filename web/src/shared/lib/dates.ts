import { parseWallTime } from '@harbourline/policy';

const LOCALE = 'en-CA';
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
  const parts = formatter('zone', zone).formatToParts(instant);
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
  weekday: { weekday: 'short' },
  month: { month: 'short' },
  day: { day: 'numeric' },
  year: { year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  zone: { timeZoneName: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

function shown(iso: string, zone: string, part: keyof typeof PARTS): string {
  const instant = instantOf(iso, zone);
  return Number.isNaN(instant.getTime()) ? '?' : formatter(part, zone).format(instant);
}

/** A day, or a time without an offset, is meant by the zone's own calendar and clock. `local` is the reader's zone. */
function instantOf(iso: string, zone: string): Date {
  const whole = iso.includes('T') ? iso : `${iso}T00:00`;
  if (NAMES_A_ZONE.test(whole)) return new Date(whole);
  if (zone === 'local') return new Date(whole);
  return parseWallTime(whole, zone) ?? new Date(NaN);
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(part: keyof typeof PARTS, zone: string): Intl.DateTimeFormat {
  const key = `${part} ${zone}`;
  const known = formatters.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(LOCALE, { ...PARTS[part], timeZone: zone === 'local' ? undefined : zone });
  formatters.set(key, made);
  return made;
}
