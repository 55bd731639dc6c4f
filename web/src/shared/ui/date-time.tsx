import { formatDateTime, formatDay, formatTimeInZone } from '../lib/dates';

interface Props {
  /** An instant as the API sends it. */
  iso: string;
  /** The boat's zone, such as America/Toronto. */
  zone: string;
  show?: 'day' | 'time' | 'both';
}

export function DateTime({ iso, zone, show = 'both' }: Props) {
  const format = { day: formatDay, time: formatTimeInZone, both: formatDateTime }[show];
  return <time dateTime={iso}>{format(iso, zone)}</time>;
}
