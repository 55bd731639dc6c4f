import type { BookingView } from '@harbourline/contracts';
import { TripTime } from '../../../shared/ui/trip-time';
import { useText } from '../messages';
import styles from './bookings-calendar.module.css';

/** Charters in short: boat, time, guests. */
export function CharterList({ of: bookings }: { of: readonly BookingView[] }) {
  const t = useText();
  return (
    <ul className={styles.charters}>
      {bookings.map(({ id, status, boat, startDate, endDate, zone, guestCount }) => (
        <li key={id} className={status === 'pending' ? styles.unsure : undefined}>
          <strong>{boat.title}</strong>
          <span>
            <TripTime start={startDate} end={endDate} zone={zone} />
          </span>
          <span>
            {t('owner.calendar.guests', { count: guestCount })}
            {status === 'pending' && ` · ${t('owner.calendar.pending')}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
