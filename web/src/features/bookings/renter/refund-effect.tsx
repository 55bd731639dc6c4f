import type { BookingView, RefundPreview } from '@harbourline/contracts';
import { isRequest } from '@harbourline/policy';
import { formatDateTime } from '../../../shared/lib/dates';
import { Amounts } from '../../../shared/ui/amounts';
import { Countdown } from '../../../shared/ui/countdown';
import { Notice } from '../../../shared/ui/notice';
import { Stack } from '../../../shared/ui/stack';
import { promiseOf } from '../../../shared/booking/deposit-in-words';
import { useText } from '../words';
import { ruleInWords } from './rule-in-words';

interface Props {
  booking: BookingView;
  preview: RefundPreview;
  /** From now on it does something else. */
  onChange: () => void;
}

/** What cancelling now does to the deposit, by which rule, and how long that holds. */
export function RefundEffect({ booking, preview, onChange }: Props) {
  const t = useText();
  const { ownerAdjusted, zone, captainWanted, calledOff } = booking;
  const { amount, creditInstead, until, deposit } = preview;
  const { rule, how } = deposit;
  return (
    <Stack gap={4}>
      {rule && (
        <Amounts
          rows={[
            { label: t('renter.refund.deposit'), dollars: deposit.amount },
            { label: t('renter.refund.kept'), dollars: deposit.kept },
            {
              label: t(creditInstead ? 'renter.refund.choice' : 'renter.refund.back'),
              dollars: amount,
              tone: 'due' as const,
            },
          ].filter(({ dollars }) => dollars > 0)}
        />
      )}
      <Notice tone={deposit.stage === 'kept' ? 'problem' : 'info'} announce={deposit.stage === 'kept'}>
        {rule && <p>{captainWanted && !calledOff ? t('renter.refund.captainWanted') : ruleInWords(rule)}</p>}
        {how !== 'card' && <p>{promiseOf(deposit, 'renter', zone)}</p>}
        {rule && isRequest(booking) && !ownerAdjusted && <p>{t('renter.refund.pending')}</p>}
        {until && amount > 0 && (
          <>
            <p>{t('renter.refund.until', { until: formatDateTime(until, zone) })}</p>
            <p>
              {t('renter.refund.left')}{' '}
              <strong>
                <Countdown until={until} onEnd={onChange} />
              </strong>
            </p>
          </>
        )}
      </Notice>
    </Stack>
  );
}
