import { type BookingView, requiredReason } from '@harbourline/contracts';
import { ownerDeadline } from '@harbourline/policy';
import { z } from 'zod';
import { formatDateTime } from '../../../shared/lib/dates';
import { serverNow } from '../../../shared/lib/server-time';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { ReasonDialog } from '../../../shared/ui/reason-dialog';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { useLeaveCharterMutation } from '../acts-api';
import { useText } from '../words';

const schema = z.object({ reason: requiredReason });

/** The captain leaves a confirmed charter; the owner then looks for another. */
export function LeaveCharter({ charter: { id, startDate, zone } }: { charter: BookingView }) {
  const t = useText();
  const [send, { isSuccess }] = useLeaveCharterMutation();
  const deadline = ownerDeadline(serverNow(), new Date(startDate));

  function leave(reason: string): Promise<boolean> {
    const call = send({ id, reason }).unwrap();
    const done = { title: t('captain.leave.done.title'), text: t('captain.leave.done.text') };
    return reportOutcome(call, done, { title: t('captain.leave.failed.title'), text: t('captain.leave.failed.text') });
  }

  return (
    <ReasonDialog
      trigger={
        <Button tone="secondary" disabled={isSuccess}>
          {t('captain.leave.action')}
        </Button>
      }
      title={t('captain.leave.title')}
      description={t('captain.leave.text', {
        time: formatDateTime(startDate, zone),
        deadline: formatDateTime(deadline.toISOString(), zone),
      })}
      reason={{
        label: t('captain.leave.reason'),
        hint: t('captain.leave.reasonHint'),
        placeholder: t('captain.leave.reasonPlaceholder'),
      }}
      keep={t('captain.leave.keep')}
      confirm={t('captain.leave.confirm')}
      schema={schema}
      onConfirm={leave}
    >
      <Notice>{t('captain.leave.trust')}</Notice>
    </ReasonDialog>
  );
}
