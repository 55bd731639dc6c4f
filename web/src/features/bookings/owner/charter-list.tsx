import type { BookingView } from '@harbourline/contracts';
import { isRequest } from '@harbourline/policy';
import { Link } from 'react-router-dom';
import { TripTime } from '../../../shared/ui/trip-time';
import { useText } from '../words';
import styles from './bookings-calendar.module.css';

/** Charters in short: boat, time, guests. Each leads to its card. */
export function CharterList({ of: bookings }: { of: readonly BookingView[] }) {
  const t = useText();
  if (bookings.length === 0) return null;
  return (
    <ul className={styles.charters}>
      {bookings.map(({ id, status, boat, startDate, endDate, zone, guestCount }) => (
        <li key={id} className={isRequest({ status }) ? styles.unsure : undefined}>
          <strong>
            <Link to={`?booking=${id}`}>{boat.title}</Link>
          </strong>
          <span>
            <TripTime start={startDate} end={endDate} zone={zone} />
          </span>
          <span>
            {[
              t('owner.calendar.guests', { count: guestCount }),
              ...(isRequest({ status }) ? [t('owner.calendar.pending')] : []),
            ].join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
