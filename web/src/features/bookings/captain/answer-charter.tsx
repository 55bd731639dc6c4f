import { type BookingView, requiredReason } from '@harbourline/contracts';
import { z } from 'zod';
import { formatDateTime } from '../../../shared/lib/dates';
import { Button } from '../../../shared/ui/button';
import { ReasonDialog } from '../../../shared/ui/reason-dialog';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { useAnswerCharterMutation } from '../acts-api';
import { useText } from '../words';

const schema = z.object({ reason: requiredReason });

interface Props {
  charter: BookingView;
  /** It is no longer theirs. */
  onDeclined: () => void;
}

/** The answer of a captain who confirms each charter: yes, or no with a reason. */
export function AnswerCharter({ charter: { id, startDate, zone, ownerAcceptedAt }, onDeclined }: Props) {
  const t = useText();
  const [answer, { isLoading, isSuccess }] = useAnswerCharterMutation();
  const isAnswered = isLoading || isSuccess;

  function accept() {
    const call = answer({ id, answer: 'accepted' }).unwrap();
    const text = t(ownerAcceptedAt === null ? 'captain.accept.done.first' : 'captain.accept.done.last');
    const failed = { title: t('captain.accept.failed.title'), text: t('captain.accept.failed.text') };
    return reportOutcome(call, { title: t('captain.accept.done.title'), text }, failed);
  }

  /** Answers whether the dialog may close. */
  async function decline(reason: string): Promise<boolean> {
    const call = answer({ id, answer: 'declined', reason }).unwrap();
    const done = { title: t('captain.decline.done.title'), text: t('captain.decline.done.text') };
    const failed = { title: t('captain.decline.failed.title'), text: t('captain.decline.failed.text') };
    const isDone = await reportOutcome(call, done, failed);
    if (isDone) onDeclined();
    return isDone;
  }

  return (
    <>
      <ReasonDialog
        trigger={
          <Button tone="secondary" disabled={isAnswered}>
            {t('captain.decline.action')}
          </Button>
        }
        title={t('captain.decline.title')}
        description={t('captain.decline.text', { time: formatDateTime(startDate, zone) })}
        reason={{
          label: t('captain.leave.reason'),
          hint: t('captain.leave.reasonHint'),
          placeholder: t('captain.decline.reasonPlaceholder'),
        }}
        keep={t('captain.decline.keep')}
        confirm={t('captain.decline.confirm')}
        schema={schema}
        onConfirm={decline}
      />
      <Button loading={isLoading} disabled={isAnswered} onClick={() => void accept()}>
        {t('captain.accept.action')}
      </Button>
    </>
  );
}
