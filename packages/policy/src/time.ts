import { zonedFormat } from './zoned-format';

const TIMESTAMP =
  /^(\d{4})-(\d{2})-(\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.(\d{1,9}))?)?(Z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)?$/;
const LOCAL_DATE = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL_TIME = /^\d{2}:\d{2}$/;
const MS_PER_MINUTE = 60_000;
const MS_PER_HOUR = 3_600_000;
const MS_PER_DAY = 24 * MS_PER_HOUR;

/**
 * Reads an ISO 8601 timestamp such as `2026-07-04T14:00`, `…T14:00:00.000Z` or `…T14:00-04:00`.
 * With an offset or Z it is that instant; without, it is the wall-clock time in `zone`.
 *
 * A wall-clock time that the spring change skips is read as if the clock had not changed yet (02:30 becomes 03:30),
 * so that the end of a charter, added up on the wall clock, is still the right elapsed time. One that the autumn
 * change repeats is its first occurrence; only an offset can name the second.
 *
 * Returns undefined for anything else: a date alone, a time alone, a day that does not exist.
 * Throws RangeError for an unknown zone.
 */
export function parseWallTime(text: string, zone: string): Date | undefined {
  const clock = clockOf(zone);
  const read = TIMESTAMP.exec(text);
  if (!read) return undefined;
  const [, year, month, day, hour, minute, second = '0', fraction = '0', offset] = read;
  const date = utc(Number(year), Number(month), Number(day));
  if (date.getUTCMonth() + 1 !== Number(month)) return undefined;
  const timeOfDay = (Number(hour) * 60 + Number(minute)) * MS_PER_MINUTE + Number(second) * 1000;
  const wall = date.getTime() + timeOfDay + Math.floor(Number(`0.${fraction}`) * 1000);
  return new Date(offset === undefined ? instantOf(wall, clock) : wall - offsetIn(offset));
}

/** The calendar date, YYYY-MM-DD, that an instant falls on in `zone`. Throws RangeError for an invalid date or zone. */
export function localDateOf(instant: Date, zone: string): string {
  return wallTimeOf(instant, zone).slice(0, 10);
}

/** The wall-clock time, HH:MM, of an instant in `zone`; seconds are cut off. Throws RangeError as `localDateOf`. */
export function localTimeOf(instant: Date, zone: string): string {
  return wallTimeOf(instant, zone).slice(11, 16);
}

/**
 * The instant at which clocks in `zone` show `localTime` (HH:MM) on `localDate` (YYYY-MM-DD); a skipped or repeated time
 * as in `parseWallTime`. Throws RangeError when either is malformed or does not exist.
 */
export function instantAt(localDate: string, localTime: string, zone: string): Date {
  const wellFormed = LOCAL_DATE.test(localDate) && LOCAL_TIME.test(localTime);
  const instant = wellFormed ? parseWallTime(`${localDate}T${localTime}`, zone) : undefined;
  if (!instant) throw new RangeError(`No such date and time: ${localDate} ${localTime}`);
  return instant;
}

/** The instant so many hours of elapsed time later; fractions and negative hours allowed, rounded to milliseconds. */
export function addHours(date: Date, hours: number): Date {
  const later = new Date(date.getTime() + Math.round(hours * MS_PER_HOUR));
  if (Number.isNaN(later.getTime())) throw new RangeError(`Cannot add ${hours} hours to ${String(date)}`);
  return later;
}

/** The local day (YYYY-MM-DD) so many days later. Throws RangeError for a malformed day. */
export function addDays(localDate: string, days: number): string {
  return dayOfDate(new Date(dateOfDay(localDate).getTime() + days * MS_PER_DAY));
}

/** The midnight that ends a local date (YYYY-MM-DD), however long its clock makes it. Throws RangeError as `instantAt`. */
export function endOfDay(localDate: string, zone: string): Date {
  return instantAt(addDays(localDate, 1), '00:00', zone);
}

/** How databases keep a local day (YYYY-MM-DD): as midnight UTC. */
export function dateOfDay(localDate: string): Date {
  return new Date(`${localDate}T00:00:00.000Z`);
}

/** The local day (YYYY-MM-DD) that a database has kept. */
export function dayOfDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** Midnight UTC of a date; also in the first century, which `Date.UTC` takes for the twentieth. */
function utc(year: number, month: number, day: number): Date {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date;
}

/** Milliseconds, of an offset such as `Z`, `-04:00` or `+0530`. */
function offsetIn(text: string): number {
  if (text === 'Z') return 0;
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(-2));
  return (text.startsWith('-') ? -minutes : minutes) * MS_PER_MINUTE;
}

/** The instant at which a clock shows `wall`, which is written as milliseconds as if the clock were at UTC. */
function instantOf(wall: number, clock: Intl.DateTimeFormat): number {
  const before = offsetAt(wall - MS_PER_DAY, clock);
  const first = wall - before;
  if (offsetAt(first, clock) === before) return first;
  const after = offsetAt(wall + MS_PER_DAY, clock);
  // If neither is true, the change of clocks skipped this time.
  return offsetAt(wall - after, clock) === after ? wall - after : first;
}

/** How far a clock is ahead of UTC, in milliseconds. */
function offsetAt(instant: number, clock: Intl.DateTimeFormat): number {
  const second = Math.floor(instant / 1000) * 1000;
  return Date.parse(`${wallTime(second, clock)}Z`) - second;
}

function wallTimeOf(instant: Date, zone: string): string {
  return wallTime(instant.getTime(), clockOf(zone));
}

/** Its format is parsed, and has been the same in all versions of the platform's data. */
const clockOf = zonedFormat(
  {
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  },
  'en-US',
);
const SHOWN = /^(\d+)\/(\d+)\/(\d+), (\d+):(\d+):(\d+)$/;

/** YYYY-MM-DDTHH:MM:SS, as the clock shows it. */
function wallTime(instant: number, clock: Intl.DateTimeFormat): string {
  const [, month, day, year = '', hour, minute, second] = SHOWN.exec(clock.format(instant)) ?? [];
  return `${year.padStart(4, '0')}-${month}-${day}T${hour}:${minute}:${second}`;
}
