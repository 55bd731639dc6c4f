import { formatDay } from '../../shared/lib/dates';
import { Notice } from '../../shared/ui/notice';
import styles from './reviews.module.css';
import { useChartersToReviewQuery } from './reviews-api';
import { useText } from './words';
import { WriteReview } from './write-review';

interface Props {
  side: 'renter' | 'owner';
}

/** The charters that wait for somebody's review, each with the way to write it; nothing where none does. */
export function ReviewsWaiting({ side }: Props) {
  const t = useText();
  const { data } = useChartersToReviewQuery();
  if (!data?.length) return null;
  return (
    <Notice tone="time" title={t('waiting.title', { count: data.length })}>
      {t(side === 'owner' ? 'waiting.ownerText' : 'waiting.renterText')}
      <ul className={styles.waiting}>
        {data.map((charter) => (
          <li key={charter.bookingId}>
            <span>{t('waiting.charter', { boat: charter.boatTitle, day: formatDay(charter.day, 'utc') })}</span>
            <WriteReview charter={charter} side={side} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** The way to the review of one booking, while its time is not over; nothing otherwise. */
export function ReviewOfBooking({ bookingId, side }: Props & { bookingId: number }) {
  const { data } = useChartersToReviewQuery();
  const charter = data?.find((each) => each.bookingId === bookingId);
  return charter ? <WriteReview charter={charter} side={side} /> : null;
}
