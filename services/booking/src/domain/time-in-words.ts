import { zonedFormat } from '@harbourline/policy';

const TIME = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const spans = zonedFormat({ month: 'long', day: 'numeric', ...TIME });
const days = zonedFormat({ dateStyle: 'full' });
const dates = zonedFormat({ dateStyle: 'long' });
const times = zonedFormat(TIME);

/** "July 4, 2:00–6:00 p.m. EDT", by the clock of `zone`; with both dates when it ends on another. */
export function spanInWords({ startDate, endDate }: { startDate: Date; endDate: Date }, zone: string): string {
  return plainSpaces(spans(zone).formatRange(startDate, endDate));
}

/** "Saturday, July 4, 2026, 2:00 p.m. EDT", by the clock of `zone`. */
export function momentInWords(date: Date, zone: string): string {
  return plainSpaces(`${days(zone).format(date)}, ${timeInWords(date, zone)}`);
}

/** "July 4, 2026, 2:00 p.m. EDT". */
export function shortMomentInWords(date: Date, zone: string): string {
  return plainSpaces(`${dateInWords(date, zone)}, ${timeInWords(date, zone)}`);
}

/** "July 4, 2026". */
export function dateInWords(date: Date, zone: string): string {
  return dates(zone).format(date);
}

function timeInWords(date: Date, zone: string): string {
  return times(zone).format(date);
}

/** Some releases of Intl part numbers and words by blanks of other widths. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ');
}
