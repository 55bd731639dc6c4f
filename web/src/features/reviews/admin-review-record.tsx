import { type AdminReview, judgeReview } from '@harbourline/contracts';
import { when } from '../../shared/lib/when';
import { PhotoList } from '../../shared/photos/photo-list';
import { BookingLink } from '../../shared/ui/booking-link';
import { Button } from '../../shared/ui/button';
import { ReasonDialog } from '../../shared/ui/reason-dialog';
import { RecordCard } from '../../shared/ui/record-card';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { aspectLabel } from './aspect-label';
import styles from './reviews.module.css';
import { useJudgeReviewMutation } from './reviews-api';
import { useText } from './words';

/** A review with what was reported about it, and what an administrator can do. */
export function AdminReviewRecord({ review }: { review: AdminReview }) {
  const t = useText();
  const { authorName, reviewedName, hiddenReason, reportReason, judgedAt } = review;
  const stars = Object.entries(review.stars).map(([aspect, count]) => `${aspectLabel(aspect)} ${count}`);
  return (
    <RecordCard
      title={t('admin.by', { author: authorName, reviewed: reviewedName })}
      badge={badgeOf(review)}
      aside={when(review.publishedAt)}
      facts={[
        { label: t('admin.booking'), value: <BookingLink id={review.bookingId} /> },
        { label: t('admin.boat'), value: review.boatTitle },
        { label: t('admin.stars'), value: stars.join(', ') },
        { label: t('admin.reason'), value: reportReason },
        { label: t('admin.hiddenReason'), value: hiddenReason },
      ]}
      actions={
        <>
          {(hiddenReason !== null || (review.reportedAt !== null && judgedAt === null)) && <LetStand review={review} />}
          {hiddenReason === null && <Hide review={review} />}
        </>
      }
    >
      <p className={styles.text}>{review.text}</p>
      <PhotoList by={{ reviewId: review.id }} keys={review.pictures} name={authorName} />
    </RecordCard>
  );

  function badgeOf({ reportedAt }: AdminReview) {
    if (hiddenReason !== null) return { label: t('admin.hidden'), color: 'red' } as const;
    return reportedAt !== null && judgedAt === null
      ? ({ label: t('admin.reported'), color: 'amber' } as const)
      : ({ label: t('written.public'), color: 'green' } as const);
  }
}

function LetStand({ review: { id, authorName: name, hiddenReason } }: { review: AdminReview }) {
  const t = useText();
  const [judge, { isLoading }] = useJudgeReviewMutation();
  const isHidden = hiddenReason !== null;
  return (
    <Button
      size="2"
      tone="secondary"
      loading={isLoading}
      aria-label={t(isHidden ? 'admin.showNamed' : 'admin.letStandNamed', { name })}
      onClick={() =>
        void reportOutcome(
          judge({ id, body: { hidden: false } }).unwrap(),
          { title: t('admin.stood') },
          { title: t('admin.failed') },
        )
      }
    >
      {t(isHidden ? 'admin.show' : 'admin.letStand')}
    </Button>
  );
}

const reasonNeeded = judgeReview.actions.hide.body.pick({ reason: true });

function Hide({ review: { id, authorName: name } }: { review: AdminReview }) {
  const t = useText();
  const [judge] = useJudgeReviewMutation();
  return (
    <ReasonDialog
      trigger={
        <Button size="2" tone="secondary" aria-label={t('admin.hideNamed', { name })}>
          {t('admin.hide')}
        </Button>
      }
      title={t('admin.hideTitle')}
      description={t('admin.hideText', { name })}
      reason={{ label: t('admin.hideLabel'), hint: t('admin.hideHint') }}
      keep={t('admin.keep')}
      confirm={t('admin.hideConfirm')}
      schema={reasonNeeded}
      onConfirm={(reason) =>
        reportOutcome(
          judge({ id, body: { hidden: true, reason } }).unwrap(),
          { title: t('admin.hideDone') },
          { title: t('admin.failed') },
        )
      }
    />
  );
}
