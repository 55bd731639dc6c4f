import { averageInWords } from '@harbourline/policy';
import { Star } from 'lucide-react';
import styles from './reviews.module.css';
import { useText } from './words';

const ALL = [1, 2, 3, 4, 5];

/** So many of five stars, to the nearest. */
export function StarRow({ average }: { average: number }) {
  const t = useText();
  return (
    <span role="img" aria-label={t('average', { average: averageInWords(average) })} className={styles.stars}>
      {ALL.map((star) => (
        <Star key={star} size={16} strokeWidth={1.5} fill={star <= Math.round(average) ? 'currentColor' : 'none'} />
      ))}
    </span>
  );
}
