import { zonedFormat } from '@harbourline/policy';

const days = zonedFormat({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
const times = zonedFormat({ hour: 'numeric', minute: '2-digit', hour12: true, timeZoneName: 'short' });

/** The day on which an instant falls in a zone: "Saturday, July 4, 2026". */
export function dayInWords(instant: Date, zone: string): string {
  return days(zone).format(instant);
}

/** The time that an instant is in a zone: "2:00 p.m. EDT". */
export function timeInWords(instant: Date, zone: string): string {
  const time = times(zone).format(instant);
  return time.replace(/\s/gu, ' '); // some versions of the locale data put a narrow space before "p.m."
}

/** "Saturday, July 4, 2026 at 2:00 p.m. EDT". */
export function momentInWords(instant: Date, zone: string): string {
  return `${dayInWords(instant, zone)} at ${timeInWords(instant, zone)}`;
}

/** Elapsed hours, "4 hours" or "1.5 hours". */
export function durationInWords(start: Date, end: Date): string {
  const hours = Math.round((end.getTime() - start.getTime()) / 36_000) / 100;
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
