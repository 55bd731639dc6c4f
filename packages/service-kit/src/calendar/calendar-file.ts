import { tzlib_get_ical_block } from 'timezones-ical-library';
import { contentLines, escapedText, quotedText } from './content-lines';

/** PUBLISH is for a file that somebody takes home, REQUEST for a mail to them, CANCEL takes back either. */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

interface Mailbox {
  name: string;
  address: string;
}

export interface CalendarEntry {
  method: CalendarMethod;
  /** The same for every version of the entry, and nobody else's. */
  uid: string;
  /** Greater for every later version: what is older than what a calendar has is not taken over. */
  sequence: number;
  madeAt: Date;
  isTentative: boolean;
  start: Date;
  end: Date;
  /** By whose clock the times are told, with what calendars need to know of it. */
  zone: string;
  title: string;
  description: string;
  place: string;
  /** In degrees; north and east are positive. */
  geo?: { latitude: number; longitude: number } | undefined;
  url: string;
  organizer: Mailbox;
  /** Whom a REQUEST or its CANCEL is sent to; nobody reads of the others. */
  attendee?: Mailbox | undefined;
}

/** An iCalendar file (RFC 5545, 5546) with one entry. @throws RangeError for a zone whose rules are not known. */
export function calendarFile(entry: CalendarEntry): string {
  const { method, zone, organizer, attendee, geo } = entry;
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Harbourline//Charters//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...rulesOf(zone),
    'BEGIN:VEVENT',
    `UID:${escapedText(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${compact(entry.madeAt.toISOString())}`,
    ...times(entry),
    `SUMMARY:${escapedText(entry.title)}`,
    `DESCRIPTION:${escapedText(entry.description)}`,
    `LOCATION:${escapedText(entry.place)}`,
    ...(geo ? [`GEO:${geo.latitude.toFixed(6)};${geo.longitude.toFixed(6)}`] : []),
    `URL:${new URL(entry.url).href}`,
    `STATUS:${statusOf(entry)}`,
    `TRANSP:${method === 'CANCEL' ? 'TRANSPARENT' : 'OPAQUE'}`,
    `ORGANIZER;CN=${quotedText(organizer.name)}:mailto:${addressOf(organizer)}`,
    ...(attendee ? [attending(attendee)] : []),
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
}

/** Their answer was given when they reserved: none is asked for. */
function attending(attendee: Mailbox): string {
  return `ATTENDEE;CN=${quotedText(attendee.name)};PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${addressOf(attendee)}`;
}

function statusOf({ method, isTentative }: CalendarEntry): string {
  if (method === 'CANCEL') return 'CANCELLED';
  return isTentative ? 'TENTATIVE' : 'CONFIRMED';
}

function addressOf({ address }: Mailbox): string {
  return encodeURI(address).replace(/\p{Cc}/gu, '');
}

function rulesOf(zone: string): string[] {
  const [block] = [tzlib_get_ical_block(zone)].flat();
  if (!block?.startsWith('BEGIN:VTIMEZONE')) throw new RangeError(`the rules of the zone ${zone} are not known`);
  return block.trim().split(/\r?\n/);
}

/**
 * Times as the zone's clock tells them. When that is put back it tells an hour twice, and a local time in it is the first
 * by the standard (RFC 5545, 3.3.5), the second to some calendars: then both times are UTC's.
 */
function times({ start, end, zone }: CalendarEntry): string[] {
  const isTwice = [start, end].some((instant) => isToldTwice(instant, zone));
  const written = (name: string, instant: Date) =>
    isTwice ? `${name}:${compact(instant.toISOString())}` : `${name};TZID=${zone}:${localTime(instant, zone)}`;
  return [written('DTSTART', start), written('DTEND', end)];
}

const HOUR_MS = 3_600_000;

function isToldTwice(instant: Date, zone: string): boolean {
  const told = localTime(instant, zone);
  return [-HOUR_MS, HOUR_MS].some((by) => localTime(new Date(instant.getTime() + by), zone) === told);
}

/** `2026-07-04T18:00:00.000Z` as `20260704T180000Z`. */
function compact(iso: string): string {
  return iso.replace(/[-:]|\.\d+/g, '');
}

/** The time on the clock of a zone: `20260704T140000`. */
function localTime(instant: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: zone, hourCycle: 'h23', calendar: 'iso8601', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
  } as const).formatToParts(instant);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return `${part('year')}${part('month')}${part('day')}T${part('hour')}${part('minute')}${part('second')}`;
}
