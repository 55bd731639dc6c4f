import { dayInWords, timeInWords, english } from '@harbourline/policy/words';

/** "Saturday, July 4, 2026 at 2:00 p.m. EDT". */
export function momentInWords(instant: Date, zone: string): string {
  return english`${dayInWords(instant, zone)} at ${timeInWords(instant, zone)}`;
}

/** Elapsed hours, "4 hours" or "1.5 hours". */
export function durationInWords(start: Date, end: Date): string {
  const hours = Math.round((end.getTime() - start.getTime()) / 36_000) / 100;
  return hours === 1 ? english`1 hour` : english`${hours} hours`;
}
