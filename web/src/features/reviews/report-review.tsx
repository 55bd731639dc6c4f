import { reportReview } from '@harbourline/contracts';
import { Button } from '../../shared/ui/button';
import { ReasonDialog } from '../../shared/ui/reason-dialog';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { useReportReviewMutation } from './reviews-api';
import { useText } from './words';

/** Asks an administrator to look at a review. */
export function ReportReview({ id, author }: { id: number; author: string }) {
  const t = useText();
  const [report] = useReportReviewMutation();
  return (
    <ReasonDialog
      trigger={
        <Button size="2" tone="secondary" aria-label={t('received.reportNamed', { name: author })}>
          {t('received.report')}
        </Button>
      }
      title={t('reportDialog.title')}
      description={t('reportDialog.text')}
      reason={{ label: t('reportDialog.label'), hint: t('reportDialog.hint') }}
      keep={t('reportDialog.keep')}
      confirm={t('reportDialog.confirm')}
      schema={reportReview.body}
      onConfirm={(reason) =>
        reportOutcome(
          report({ id, reason }).unwrap(),
          { title: t('reportDialog.done') },
          { title: t('reportDialog.failed') },
        )
      }
    />
  );
}
