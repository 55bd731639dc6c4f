import { averageInWords } from '@harbourline/policy';
import { Star } from 'lucide-react';
import styles from './star-row.module.css';
import { useText } from './words';

const ALL = [1, 2, 3, 4, 5];

/** An average of five stars as it is: 4.8 fills four of them and most of the fifth. */
export function StarRow({ average }: { average: number }) {
  const t = useText();
  return (
    <span role="img" aria-label={t('rating.average', { average: averageInWords(average) })} className={styles.stars}>
      {ALL.map((star) => (
        <span key={star} className={styles.star}>
          <Star size={16} strokeWidth={1.5} />
          <Star size={16} strokeWidth={1.5} fill="currentColor" style={{ clipPath: withoutIts(star - average) }} />
        </span>
      ))}
    </span>
  );
}

/** Cuts this share of a star off at its right. */
const withoutIts = (share: number) => `inset(0 ${100 * Math.min(Math.max(share, 0), 1)}% 0 0)`;
