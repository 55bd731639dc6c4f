import { averageInWords } from '@harbourline/policy';
import { Star } from 'lucide-react';
import styles from './star-row.module.css';
import { useText } from './words';

const ALL = [1, 2, 3, 4, 5];
const SIZE_PX = 16;
/** Of the drawing, in its own units. */
const SPAN = 24;

/** An average of five stars as it is: 4.8 fills four of them and most of the fifth. */
export function StarRow({ average }: { average: number }) {
  const t = useText();
  return (
    <span role="img" aria-label={t('rating.average', { average: averageInWords(average) })} className={styles.stars}>
      {ALL.map((star) => (
        <OneStar key={star} filled={Math.min(Math.max(average - star + 1, 0), 1)} />
      ))}
    </span>
  );
}

function OneStar({ filled }: { filled: number }) {
  return (
    <span className={styles.star}>
      <Star size={SIZE_PX} strokeWidth={1.5} />
      {filled > 0 && (
        <Star
          width={SIZE_PX * filled}
          height={SIZE_PX}
          viewBox={`0 0 ${SPAN * filled} ${SPAN}`}
          strokeWidth={1.5}
          fill="currentColor"
        />
      )}
    </span>
  );
}
