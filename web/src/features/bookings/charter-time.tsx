import type { BookingView } from '@harbourline/contracts';
import { TripTime } from '../../shared/ui/trip-time';
import styles from './charter-time.module.css';
import { useText } from './words';

/** When a charter is; while a changed time waits for the renter, the old one struck through beside the new. */
export function CharterTime({ booking }: { booking: BookingView }) {
  const t = useText();
  const { startDate, endDate, zone, adjustedStartDate, adjustedEndDate } = booking;
  const reserved = <TripTime start={startDate} end={endDate} zone={zone} />;
  const isMoved = adjustedStartDate !== null && adjustedEndDate !== null && adjustedStartDate !== startDate;
  if (!isMoved) return reserved;
  return (
    <span className={styles.times}>
      <s className={styles.old}>
        <span className="visually-hidden">{t('card.oldTime')} </span>
        {reserved}
      </s>
      <ins className={styles.new}>
        <span className="visually-hidden">{t('card.newTime')} </span>
        <TripTime start={adjustedStartDate} end={adjustedEndDate} zone={zone} />
      </ins>
    </span>
  );
}
