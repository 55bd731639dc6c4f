import { dateInWords, dayInWords, timeInWords } from '@harbourline/policy/words';

/** "Saturday, July 4, 2026, 2:00 p.m. EDT", by the clock of `zone`. */
export function momentInWords(date: Date, zone: string): string {
  return `${dayInWords(date, zone)}, ${timeInWords(date, zone)}`;
}

/** "July 4, 2026, 2:00 p.m. EDT". */
export function shortMomentInWords(date: Date, zone: string): string {
  return `${dateInWords(date, zone)}, ${timeInWords(date, zone)}`;
}
