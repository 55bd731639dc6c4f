import type { BookingView } from '@harbourline/contracts';
import type { ReactNode } from 'react';
import { Stack } from '../../shared/ui/stack';
import styles from './booking-sections.module.css';
import { splitByTime } from './booking-tabs';

interface Props {
  confirmed: readonly BookingView[];
  now: Date;
  /** What is said where nothing is to come; left out where something that is to come stands above. */
  noUpcoming: ReactNode;
  pastTitle: string;
  children: (booking: BookingView) => ReactNode;
}

/** Confirmed bookings: what is coming, then what is over. */
export function BookingSections({ confirmed, now, noUpcoming, pastTitle, children }: Props) {
  const { upcoming, past } = splitByTime(confirmed, now);
  return (
    <Stack gap={5}>
      {upcoming.length === 0 ? noUpcoming && <p className={styles.none}>{noUpcoming}</p> : upcoming.map(children)}
      {past.length > 0 && (
        <section className={styles.past}>
          <h2 className={styles.title}>{pastTitle}</h2>
          <Stack gap={5}>{past.map(children)}</Stack>
        </section>
      )}
    </Stack>
  );
}
