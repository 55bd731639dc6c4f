import { reportQuestion } from '@harbourline/contracts';
import { Button } from '../../shared/ui/button';
import { ReasonDialog } from '../../shared/ui/reason-dialog';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { useReportQuestionMutation } from './questions-api';
import { useText } from './words';

/** As much of a question as tells it from others. */
const beginningOf = (question: string) => (question.length > 60 ? `${question.slice(0, 60)}…` : question);

/** Asks an administrator to look at a question. */
export function ReportQuestion({ id, question }: { id: number; question: string }) {
  const t = useText();
  const [report] = useReportQuestionMutation();
  return (
    <ReasonDialog
      trigger={
        <Button size="2" tone="secondary" aria-label={t('report.actionNamed', { question: beginningOf(question) })}>
          {t('report.action')}
        </Button>
      }
      title={t('report.title')}
      description={t('report.lead')}
      reason={{ label: t('report.label'), hint: t('report.hint') }}
      keep={t('report.keep')}
      confirm={t('report.confirm')}
      schema={reportQuestion.body}
      onConfirm={(reason) =>
        reportOutcome(report({ id, reason }).unwrap(), { title: t('report.done') }, { title: t('report.failed') })
      }
    />
  );
}
