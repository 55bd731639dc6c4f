import type { BookingView, DepositView } from '@harbourline/contracts';
import { formatDateTime } from '../../../shared/lib/dates';
import { formatMoney } from '../../../shared/lib/money';
import { Button } from '../../../shared/ui/button';
import { Countdown } from '../../../shared/ui/countdown';
import { Notice } from '../../../shared/ui/notice';
import { reportOutcome } from '../../../shared/ui/report-outcome';
import { useChooseRefundMutation } from '../acts-api';
import { returnOf } from '../../../shared/booking/deposit-in-words';
import { useText } from '../words';

interface Props {
  booking: BookingView;
  deposit: DepositView;
  refund: NonNullable<BookingView['refund']>;
  onEnd: () => void;
}

/** The renter takes the money back, or a credit of the same value. */
export function RefundChoice({ booking, deposit, refund: { amount, chooseBy }, onEnd }: Props) {
  const t = useText();
  const [send, { isLoading, isSuccess, originalArgs }] = useChooseRefundMutation();
  const money = { amount: formatMoney(amount) };
  const isTaking = (choice: 'refund' | 'credit') => isLoading && originalArgs?.choice === choice;

  function choose(refundChoice: 'refund' | 'credit') {
    const call = send({ id: booking.id, choice: refundChoice }).unwrap();
    const creditChosen = refundChoice === 'credit';
    const chosen = { ...deposit, stage: 'going_back', creditChosen } as const;
    const done = {
      title: t(`renter.choice.${refundChoice}Done.title`),
      text: returnOf(chosen, 'renter', booking.zone),
    };
    return reportOutcome(call, done, { title: t('renter.choice.failed.title'), text: t('renter.choice.failed.text') });
  }

  return (
    <Notice
      tone="time"
      title={t('renter.choice.title', money)}
      actions={
        <>
          <Button
            tone="secondary"
            loading={isTaking('credit')}
            disabled={isLoading || isSuccess}
            onClick={() => void choose('credit')}
          >
            {t('renter.choice.credit')}
          </Button>
          <Button loading={isTaking('refund')} disabled={isLoading || isSuccess} onClick={() => void choose('refund')}>
            {t('renter.choice.refund')}
          </Button>
        </>
      }
    >
      <p>
        {t(`renter.choice.refundOf.${deposit.how}`)} {t('renter.choice.text')}
      </p>
      {chooseBy && (
        <p>
          {t('renter.choice.by', { deadline: formatDateTime(chooseBy, booking.zone) })}{' '}
          <strong>
            <Countdown until={chooseBy} onEnd={onEnd} />
          </strong>
        </p>
      )}
    </Notice>
  );
}
