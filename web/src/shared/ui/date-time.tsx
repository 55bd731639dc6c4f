import { formatDateTime, formatDay, formatTime, zoneName } from '../lib/dates';

interface Props {
  /** An instant as the API sends it. */
  iso: string;
  /** The boat's zone, such as America/Toronto. */
  zone: string;
  show?: 'day' | 'time' | 'both';
  /** Also says which zone it is. */
  withZone?: boolean;
}

export function DateTime({ iso, zone, show = 'both', withZone }: Props) {
  const format = { day: formatDay, time: formatTime, both: formatDateTime }[show];
  return (
    <time dateTime={iso}>
      {format(iso, zone)}
      {withZone && ` ${zoneName(iso, zone)}`}
    </time>
  );
}
