import type { WrittenReview } from '@harbourline/contracts';
import { formatDay } from '../../shared/lib/dates';
import { Badge } from '../../shared/ui/badge';
import { PagedList } from '../../shared/ui/paged-list';
import { EmptyState } from '../../shared/ui/states';
import { ReviewText } from './review-text';
import styles from './reviews.module.css';
import { useWrittenReviewsInfiniteQuery } from './reviews-api';
import { useText } from './words';

/** What somebody wrote, and whether others read it. */
export function WrittenReviews() {
  const t = useText();
  const query = useWrittenReviewsInfiniteQuery();
  return (
    <PagedList query={query} empty={<EmptyState title={t('written.none')} />}>
      {(reviews) => (
        <ul className={styles.list}>
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewText
                namesBoat
                review={review}
                title={t(`written.about.${review.about}`)}
                badge={<Standing review={review} />}
              >
                <Why review={review} />
              </ReviewText>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

function Standing({ review: { hiddenReason, isPublic } }: { review: WrittenReview }) {
  const t = useText();
  if (hiddenReason !== null) return <Badge color="red">{t('written.hiddenBadge')}</Badge>;
  return isPublic ? (
    <Badge color="green">{t('written.public')}</Badge>
  ) : (
    <Badge color="amber">{t('written.notPublic')}</Badge>
  );
}

function Why({ review: { hiddenReason, isPublic, publishedAt } }: { review: WrittenReview }) {
  const t = useText();
  if (hiddenReason !== null) return <p className={styles.fine}>{t('written.hidden', { reason: hiddenReason })}</p>;
  if (isPublic) return null;
  return <p className={styles.fine}>{t('written.blind', { day: formatDay(publishedAt, 'America/Toronto') })}</p>;
}
