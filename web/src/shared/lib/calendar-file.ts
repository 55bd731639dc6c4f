import { DateTime } from 'luxon';

export interface CalendarEvent {
  /** The same for every version of the event. */
  id: string;
  title: string;
  description: string;
  place: string;
  url: string;
  /** Instants, as the API sends them. */
  start: string;
  end: string;
  /** By whose clock the event is shown. */
  zone: string;
  isTentative: boolean;
}

const CRLF = '\r\n';
/** Lines are folded after so many bytes (RFC 5545, 3.1). */
const LONGEST_LINE = 75;
const LOCAL = "yyyyMMdd'T'HHmmss";
const UTC = `${LOCAL}'Z'`;
const HALF_A_YEAR = { days: 183 };

/** An iCalendar file with one event, in its own zone; the file brings what calendars need to know of that zone. */
export function calendarFile(event: CalendarEvent, now: Date): Blob {
  const at = (iso: string) => DateTime.fromISO(iso, { zone: event.zone });
  const [start, end] = [at(event.start), at(event.end)];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Harbourline//Charters//EN',
    'METHOD:PUBLISH',
    ...timeZone(event.zone, start, end),
    'BEGIN:VEVENT',
    `UID:${event.id}`,
    `DTSTAMP:${DateTime.fromJSDate(now).toUTC().toFormat(UTC)}`,
    `DTSTART;TZID=${event.zone}:${start.toFormat(LOCAL)}`,
    `DTEND;TZID=${event.zone}:${end.toFormat(LOCAL)}`,
    `SUMMARY:${escaped(event.title)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `LOCATION:${escaped(event.place)}`,
    `URL:${event.url}`,
    `STATUS:${event.isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return new Blob([lines.map(folded).join(CRLF) + CRLF], { type: 'text/calendar;charset=utf-8' });
}

/** The offsets of the zone from half a year before to half a year after, each from the change of clocks that began it. */
function timeZone(name: string, start: DateTime, end: DateTime): string[] {
  const from = start.minus(HALF_A_YEAR).startOf('day');
  const observances = [{ at: from, before: from.offset, after: from.offset }];
  for (let day = from; day < end.plus(HALF_A_YEAR); day = day.plus({ days: 1 })) {
    const next = day.plus({ days: 1 });
    if (next.offset !== day.offset) observances.push(changeBetween(day, next));
  }
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    ...observances.flatMap(({ at, before, after }) => {
      const kind = at.isInDST ? 'DAYLIGHT' : 'STANDARD';
      return [
        `BEGIN:${kind}`,
        // By the clock that went until then.
        `DTSTART:${at.setZone(fixed(before)).toFormat(LOCAL)}`,
        `TZOFFSETFROM:${offset(before)}`,
        `TZOFFSETTO:${offset(after)}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}

function changeBetween(day: DateTime, next: DateTime) {
  let at = day;
  while (at.offset === day.offset && at < next) at = at.plus({ minutes: 30 });
  return { at, before: day.offset, after: at.offset };
}

const fixed = (minutes: number) => `UTC${minutes < 0 ? '-' : '+'}${Math.abs(minutes) / 60}`;

/** "-0400" */
function offset(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}${two(size % 60)}`;
}

const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const sign of line) {
    const room = LONGEST_LINE - (parts.length > 0 ? 1 : 0);
    if (new TextEncoder().encode(part + sign).length > room) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part].join(`${CRLF} `);
}
