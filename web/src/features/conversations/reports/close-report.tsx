import { closeConversationReport, type ConversationReport } from '@harbourline/contracts';
import { z } from 'zod';
import { Button } from '../../../shared/ui/button';
import { ReasonDialog } from '../../../shared/ui/reason-dialog';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { useCloseReportMutation } from '../conversations-api';
import { useText } from '../words';

const schema = z.object({ reason: closeConversationReport.body.shape.outcome });

/** Says what came of a report, after which nobody reads the messages any more. */
export function CloseReport({ report: { id, bookingId } }: { report: ConversationReport }) {
  const t = useText();
  const [close] = useCloseReportMutation();
  return (
    <ReasonDialog
      trigger={
        <Button size="2" aria-label={t('admin.closeNamed', { id: bookingId })}>
          {t('admin.close')}
        </Button>
      }
      title={t('admin.dialog.title')}
      description={t('admin.dialog.text')}
      reason={{ label: t('admin.dialog.note'), hint: t('admin.dialog.hint') }}
      keep={t('admin.dialog.keep')}
      confirm={t('admin.dialog.confirm')}
      schema={schema}
      onConfirm={(outcome) =>
        reportOutcome(close({ id, outcome }).unwrap(), { title: t('admin.done') }, { title: t('admin.failed') })
      }
    />
  );
}
