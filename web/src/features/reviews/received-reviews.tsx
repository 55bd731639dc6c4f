import { Badge } from '../../shared/ui/badge';
import { PagedList } from '../../shared/ui/paged-list';
import { EmptyState } from '../../shared/ui/states';
import { ReplyToReview } from './reply-to-review';
import { ReportReview } from './report-review';
import { ReviewText } from './review-text';
import styles from './reviews.module.css';
import { useReceivedReviewsInfiniteQuery } from './reviews-api';
import { useText } from './words';

/** What others wrote about somebody, with what they can do about it. */
export function ReceivedReviews() {
  const t = useText();
  const query = useReceivedReviewsInfiniteQuery();
  return (
    <PagedList query={query} empty={<EmptyState title={t('received.none')}>{t('received.noneText')}</EmptyState>}>
      {(reviews) => (
        <ul className={styles.list}>
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewText
                namesBoat
                review={review}
                badge={<Badge color="gray">{t(`received.about.${review.about}`)}</Badge>}
              >
                <div className={styles.actions}>
                  {review.reply === null && <ReplyToReview id={review.id} author={review.author} />}
                  {review.reportedAt === null ? (
                    <ReportReview id={review.id} author={review.author} />
                  ) : (
                    <p className={styles.fine}>{t('received.reported')}</p>
                  )}
                </div>
              </ReviewText>
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
