import { DateTime, IANAZone } from 'luxon';

const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)?$/;
const LOCAL_DATE = /^\d{4}-\d{2}-\d{2}$/;
const LOCAL_TIME = /^\d{2}:\d{2}$/;
const MS_PER_HOUR = 3_600_000;

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
  assertZone(zone);
  if (!TIMESTAMP.test(text)) return undefined;
  const read = DateTime.fromISO(text, { zone });
  if (!read.isValid) return undefined;
  if (hasOffset(text)) return read.toJSDate();
  // Of two possible instants Luxon takes one that depends on today's offset.
  const [first = read] = read.getPossibleOffsets();
  return first.toJSDate();
}

/** The calendar date, YYYY-MM-DD, that an instant falls on in `zone`. Throws RangeError for an invalid date or zone. */
export function localDateOf(instant: Date, zone: string): string {
  return inZone(instant, zone).toFormat('yyyy-MM-dd');
}

/** The wall-clock time, HH:MM, of an instant in `zone`; seconds are cut off. Throws RangeError as `localDateOf`. */
export function localTimeOf(instant: Date, zone: string): string {
  return inZone(instant, zone).toFormat('HH:mm');
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

/** How databases keep a local day (YYYY-MM-DD): as midnight UTC. */
export function dateOfDay(localDate: string): Date {
  return new Date(`${localDate}T00:00:00.000Z`);
}

/** The local day (YYYY-MM-DD) that a database has kept. */
export function dayOfDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function hasOffset(text: string): boolean {
  return /(Z|[+-]\d{2}:?\d{2})$/.test(text.slice(text.indexOf('T')));
}

function inZone(instant: Date, zone: string): DateTime<true> {
  assertZone(zone);
  const local = DateTime.fromJSDate(instant, { zone });
  if (!local.isValid) throw new RangeError('Invalid date');
  return local;
}

/** To ask the platform takes as long as all the rest of reading a time. */
const knownZones = new Set<string>();

function assertZone(zone: string): void {
  if (knownZones.has(zone)) return;
  if (!IANAZone.isValidZone(zone)) throw new RangeError(`Unknown time zone: ${zone}`);
  knownZones.add(zone);
}
