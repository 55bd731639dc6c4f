import { localTimeOf } from '@harbourline/policy';
import { formatDateTime, formatDay, formatTime, formatTimeInZone } from '../../../shared/lib/dates';
import { text } from '../words';

interface Span {
  startDate: string;
  endDate: string;
}

/** From when to when, by the clock of `zone`: days where it is whole ones, else days and times. */
export function spanInWords({ startDate, endDate }: Span, zone: string): string {
  const isWhole = [startDate, endDate].every((each) => localTimeOf(new Date(each), zone) === '00:00');
  const from = formatDay(startDate, zone);
  // What ends at midnight is over on the day before.
  const to = formatDay(isWhole ? new Date(Date.parse(endDate) - 1).toISOString() : endDate, zone);
  if (isWhole) return from === to ? from : text('blocks.list.until', { from, to });
  return text('blocks.list.until', {
    from: from === to ? `${from}, ${formatTime(startDate, zone)}` : formatDateTime(startDate, zone),
    to: from === to ? formatTimeInZone(endDate, zone) : formatDateTime(endDate, zone),
  });
}
