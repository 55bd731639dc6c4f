import type { BookingView } from '@harbourline/contracts';
import { proposalOfBooking } from '../../shared/booking/proposal-of-booking';
import { TripTime } from '../../shared/ui/trip-time';
import styles from './charter-time.module.css';
import { useText } from './words';

/** When a charter is; while a changed time waits for the renter, the old one struck through beside the new. */
export function CharterTime({ booking }: { booking: BookingView }) {
  const t = useText();
  const { startDate, endDate, zone } = booking;
  const proposal = proposalOfBooking(booking);
  const reserved = <TripTime start={startDate} end={endDate} zone={zone} />;
  // What is proposed for a charter stands beside it, with all that would be different.
  if (proposal?.of !== 'request' || proposal.startDate === startDate) return reserved;
  return (
    <span className={styles.times}>
      <s className={styles.old}>
        <span className="visually-hidden">{t('card.oldTime')} </span>
        {reserved}
      </s>
      <ins className={styles.new}>
        <span className="visually-hidden">{t('card.newTime')} </span>
        <TripTime start={proposal.startDate} end={proposal.endDate} zone={zone} />
      </ins>
    </span>
  );
}
