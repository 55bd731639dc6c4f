import { DateTime } from 'luxon';

/** Every date is shown in the boat's own zone, wherever the reader is. */
const inZone = (iso: string, zone: string) => DateTime.fromISO(iso, { zone }).setLocale('en-CA');

/** "Fri, Aug 7, 2026" */
export function formatDay(iso: string, zone: string): string {
  return inZone(iso, zone).toFormat('ccc, LLL d, yyyy');
}

/** "Fri, Aug 7", where the year is said elsewhere. */
export function formatDayOfYear(iso: string, zone: string): string {
  return inZone(iso, zone).toFormat('ccc, LLL d');
}

/** "Aug 7", where the year and the day of the week are said elsewhere or clear. */
export function formatShortDay(iso: string, zone: string): string {
  return inZone(iso, zone).toFormat('LLL d');
}

/** "2:00 p.m.": where the zone is said beside it. */
export function formatTime(iso: string, zone: string): string {
  return inZone(iso, zone).toLocaleString(DateTime.TIME_SIMPLE);
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
  return inZone(iso, zone).offsetNameShort ?? zone;
}

/** "6 d 5 h" from three days on, "23 h 5 min", "4:09" in the last hour, "0:00" when it is over. Milliseconds in. */
export function formatRemaining(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const hours = Math.floor(seconds / 3600);
  if (hours >= 72) return `${Math.floor(hours / 24)} d ${hours % 24} h`;
  return `${hours} h ${Math.floor((seconds % 3600) / 60)} min`;
}
