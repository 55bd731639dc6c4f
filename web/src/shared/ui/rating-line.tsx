import type { Rating } from '@harbourline/contracts';
import { averageInWords } from '@harbourline/policy';
import { Star } from 'lucide-react';
import styles from './rating-line.module.css';
import { useText } from './words';

/** "★ 4.8 (12)": what reviews come to, where there are any. */
export function RatingLine({ rating, className = '' }: { rating: Rating | undefined; className?: string }) {
  const t = useText();
  if (!rating) return null;
  const average = averageInWords(rating.average);
  return (
    <span className={`${styles.rating} ${className}`}>
      <span className={styles.unseen}>{t('rating.said', { average, count: rating.count })}</span>
      <Star aria-hidden size={15} fill="currentColor" strokeWidth={0} />
      <span aria-hidden className={styles.average}>
        {average}
      </span>
      <span aria-hidden>{t('rating.counted', { number: rating.count })}</span>
    </span>
  );
}
