import type { BookingView, RefundPreview } from '@harbourline/contracts';
import { centsOf, dollarsOf } from '@harbourline/policy';
import { formatDateTime } from '../../../shared/lib/dates';
import { Amounts } from '../../../shared/ui/amounts';
import { Countdown } from '../../../shared/ui/countdown';
import { Notice } from '../../../shared/ui/notice';
import { Stack } from '../../../shared/ui/stack';
import { useText } from '../messages';
import { ruleInWords } from './rule-in-words';

interface Props {
  booking: BookingView;
  preview: RefundPreview;
  /** Other terms hold from now on. */
  onChange: () => void;
}

/** What cancelling now does to the deposit, by which rule, and how long that holds. */
export function RefundTerms({ booking, preview, onChange }: Props) {
  const t = useText();
  const { status, ownerAdjusted, depositAmount, zone, captainWanted } = booking;
  const { rule, amount, creditInstead, until } = preview;
  const lost = dollarsOf(centsOf(depositAmount) - centsOf(amount));
  return (
    <Stack gap={4}>
      <Amounts
        rows={[
          { label: t('renter.terms.deposit'), dollars: depositAmount },
          ...(lost > 0 ? [{ label: t('renter.terms.kept'), dollars: lost }] : []),
          {
            label: t(creditInstead ? 'renter.terms.choice' : 'renter.terms.back'),
            dollars: amount,
            tone: 'due' as const,
          },
        ]}
      />
      <Notice tone={amount === 0 ? 'problem' : 'info'} announce={amount === 0}>
        <p>{captainWanted ? t('renter.terms.captainWanted') : ruleInWords(rule)}</p>
        {status === 'pending' && !ownerAdjusted && <p>{t('renter.terms.pending')}</p>}
        {until && amount > 0 && (
          <>
            <p>{t('renter.terms.until', { until: formatDateTime(until, zone) })}</p>
            <p>
              {t('renter.terms.left')}{' '}
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
