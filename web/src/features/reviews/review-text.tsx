import type { ReviewView } from '@harbourline/contracts';
import { averageInWords } from '@harbourline/policy';
import type { ReactNode } from 'react';
import { formatDay } from '../../shared/lib/dates';
import { PhotoList } from '../../shared/photos/photo-list';
import { StarRow } from '../../shared/ui/star-row';
import { aspectLabel } from './aspect-label';
import styles from './reviews.module.css';
import { useText } from './words';

interface Props {
  review: ReviewView;
  /** What stands in place of the writer's name. */
  title?: string;
  /** The boat is said as well. */
  namesBoat?: boolean;
  badge?: ReactNode;
  children?: ReactNode;
}

/** A review: who, how many stars, the text, and the reply where there is one. */
export function ReviewText({ review, title, namesBoat = false, badge, children }: Props) {
  const t = useText();
  const values = { day: formatDay(review.day, 'utc'), boat: review.boatTitle };
  return (
    <article>
      <div className={styles.head}>
        <h3 className={styles.author}>{title ?? review.author}</h3>
        <StarRow average={review.average} />
        {badge}
      </div>
      <p className={styles.fine}>{namesBoat ? t('onBoat', values) : t('on', values)}</p>
      <p className={styles.text}>{review.text}</p>
      <PhotoList by={{ reviewId: review.id }} keys={review.pictures} name={review.author} />
      {review.reply && (
        <div className={styles.reply}>
          <p className={styles.fine}>{t('reply.by')}</p>
          <p className={styles.text}>{review.reply.text}</p>
        </div>
      )}
      {children}
    </article>
  );
}

/** The stars of each aspect as bars. */
export function AspectBars({ stars }: { stars: Readonly<Record<string, number>> }) {
  return (
    <dl className={styles.aspects}>
      {Object.entries(stars).map(([aspect, value]) => (
        <div key={aspect}>
          <dt>{aspectLabel(aspect)}</dt>
          <dd aria-hidden className={styles.bar}>
            <span style={{ width: `${(value / 5) * 100}%` }} />
          </dd>
          <dd>{averageInWords(value)}</dd>
        </div>
      ))}
    </dl>
  );
}
