import { Skeleton, SpinnerLine } from '../../shared/ui/states';
import { CardGrid } from '../../shared/ui/stack';
import cardStyles from './boat-card.module.css';
import pictureStyles from './boat-card-pictures.module.css';
import styles from './boat-list.module.css';
import { useText } from './words';

const CARDS = 6;

/** Stands where the boats are going to be, and takes as much room. */
export function BoatListLoading() {
  const t = useText();
  return (
    <div>
      <p className={styles.count}>
        <SpinnerLine label={t('list.loading')} />
      </p>
      <BoatCardsLoading count={CARDS} className={styles.grid} />
    </div>
  );
}

export function BoatCardsLoading({ count, className }: { count: number; className?: string | undefined }) {
  return (
    <CardGrid min="20.5rem" className={className}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} aria-hidden className={cardStyles.card}>
          <div className={pictureStyles.pictures}>
            <div className={pictureStyles.large}>
              <Skeleton ratio="5 / 3" />
            </div>
            <Skeleton ratio="5 / 3" />
            <Skeleton ratio="5 / 3" />
          </div>
          <Skeleton height="2.75rem" />
          <Skeleton width="60%" height="1.25rem" />
        </div>
      ))}
    </CardGrid>
  );
}
