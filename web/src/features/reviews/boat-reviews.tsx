import type { BoatView } from '@harbourline/contracts';
import { averageInWords } from '@harbourline/policy';
import { PagedList } from '../../shared/ui/paged-list';
import { StarRow } from '../../shared/ui/star-row';
import { AspectBars, ReviewText } from './review-text';
import styles from './reviews.module.css';
import { useBoatReviewsInfiniteQuery } from './reviews-api';
import { useText } from './words';

/** What those say who have chartered a boat, and what it comes to. */
export function BoatReviews({ boat: { id, rating } }: { boat: Pick<BoatView, 'id' | 'rating'> }) {
  const t = useText();
  const query = useBoatReviewsInfiniteQuery(id);
  return (
    <>
      {rating && (
        <div className={styles.summary}>
          <p className={styles.headline}>
            <StarRow average={rating.average} />
            {t('summary', { average: averageInWords(rating.average), count: rating.count })}
          </p>
          <AspectBars stars={rating.aspects} />
        </div>
      )}
      <PagedList query={query} empty={<p>{t('none')}</p>}>
        {(reviews) => (
          <ul className={styles.list}>
            {reviews.map((review) => (
              <li key={review.id}>
                <ReviewText review={review} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}
