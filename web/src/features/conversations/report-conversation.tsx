import { reportReason } from '@harbourline/contracts';
import { Flag } from 'lucide-react';
import { z } from 'zod';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { ReasonDialog } from '../../shared/ui/reason-dialog';
import { reportOutcome } from '../../shared/ui/report-outcome';
import { Row } from '../../shared/ui/stack';
import { useReportConversationMutation } from './conversations-api';
import { useText } from './words';

const schema = z.object({ reason: reportReason });

interface Props {
  bookingId: number;
  /** Whether they have done so already, and we are looking into it. */
  reported: boolean;
}

/** Somebody tells us that something is wrong with what the others write. */
export function ReportConversation({ bookingId, reported }: Props) {
  const t = useText();
  const [report] = useReportConversationMutation();
  if (reported) return <Notice>{t('report.reported')}</Notice>;
  return (
    <Row>
      <ReasonDialog
        trigger={
          <Button tone="quiet" size="2">
            <Flag aria-hidden size={16} />
            {t('report.action')}
          </Button>
        }
        title={t('report.title')}
        description={t('report.text')}
        reason={{ label: t('report.reason'), hint: t('report.hint') }}
        keep={t('report.keep')}
        confirm={t('report.confirm')}
        schema={schema}
        onConfirm={(reason) =>
          reportOutcome(
            report({ bookingId, reason }).unwrap(),
            { title: t('report.done') },
            { title: t('report.failed') },
          )
        }
      />
    </Row>
  );
}
