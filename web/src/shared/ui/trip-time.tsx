import { formatDay, formatTime, zoneName } from '../lib/dates';
import styles from './trip-time.module.css';

interface Props {
  start: string;
  end: string;
  /** The boat's zone: all times are told by its clock. */
  zone: string;
}

/** The day, and from when to when; the day of the end too where a charter ends after midnight. */
export function TripTime({ start, end, zone }: Props) {
  const day = formatDay(start, zone);
  const lastDay = formatDay(end, zone);
  return (
    <span className={styles.trip}>
      <time dateTime={start} className={styles.day}>
        {day}
      </time>
      <span className={styles.hours}>
        <span>{formatTime(start, zone)}</span>
        {' – '}
        <time dateTime={end}>
          {`${lastDay === day ? '' : `${lastDay}, `}${formatTime(end, zone)} ${zoneName(end, zone)}`}
        </time>
      </span>
    </span>
  );
}
