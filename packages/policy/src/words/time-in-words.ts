import { zonedFormat } from '../zoned-format';

const TIME = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;
const days = zonedFormat({ dateStyle: 'full' });
const dates = zonedFormat({ dateStyle: 'long' });
const times = zonedFormat(TIME);
const spans = zonedFormat({ month: 'long', day: 'numeric', ...TIME });

/** The day on which an instant falls in a zone: "Saturday, July 4, 2026". */
export function dayInWords(instant: Date, zone: string): string {
  return days(zone).format(instant);
}

/** The same without the day of the week: "July 4, 2026". */
export function dateInWords(instant: Date, zone: string): string {
  return dates(zone).format(instant);
}

/** The time that an instant is in a zone: "2:00 p.m. EDT". */
export function timeInWords(instant: Date, zone: string): string {
  return plainSpaces(times(zone).format(instant));
}

/** "July 4, 2:00–6:00 p.m. EDT", by the clock of `zone`; with both dates when it ends on another. */
export function spanInWords({ startDate, endDate }: { startDate: Date; endDate: Date }, zone: string): string {
  return plainSpaces(spans(zone).formatRange(startDate, endDate));
}

/** Some releases of Intl part numbers and words by blanks of other widths. */
function plainSpaces(text: string): string {
  return text.replace(/\s/gu, ' ');
}
