import type { BookingView } from '@harbourline/contracts';
import { Button } from '../../../shared/ui/button';
import { ReasonDialog } from '../../../shared/ui/reason-dialog';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { useAnswerChangeMutation } from '../acts-api';
import { useText } from '../words';

/** Does not agree to a proposed change: all stays as it is. */
export function DeclineChange({ booking, changeId }: { booking: BookingView; changeId: string }) {
  const t = useText();
  const [answer, { isSuccess }] = useAnswerChangeMutation();

  function decline(reason: string): Promise<boolean> {
    const call = answer({ id: booking.id, changeId, answer: 'declined', ...(reason && { reason }) }).unwrap();
    const done = { title: t('change.decline.done.title'), text: t('change.decline.done.text') };
    return reportOutcome(call, done, {
      title: t('change.decline.failed.title'),
      text: t('change.decline.failed.text'),
    });
  }

  return (
    <ReasonDialog
      trigger={
        <Button tone="secondary" disabled={isSuccess}>
          {t('change.decline.action')}
        </Button>
      }
      title={t('change.decline.title')}
      description={t(booking.calledOff ? 'change.decline.textCalledOff' : 'change.decline.text')}
      reason={{ label: t('change.decline.reason'), hint: t('change.decline.reasonHint') }}
      keep={t('change.decline.keep')}
      confirm={t('change.decline.confirm')}
      onConfirm={decline}
    />
  );
}
