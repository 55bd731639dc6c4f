import type { BookingView } from '@harbourline/contracts';
import { messageOf } from '../../../shared/api/api-error';
import { Amounts } from '../../../shared/ui/amounts';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { Stack } from '../../../shared/ui/stack';
import { useText } from '../words';
import styles from './change-form.module.css';
import type { useChangeQuote } from './use-change-quote';

interface Props {
  booking: BookingView;
  pricing: ReturnType<typeof useChangeQuote>;
}

/** What the change costs, and why it cannot be had when it cannot. */
export function ChangePrice({ booking, pricing }: Props) {
  const t = useText();
  const { change, quote, isCurrent, error } = pricing;
  if (error !== undefined) {
    return (
      <Notice
        tone="problem"
        announce
        title={t('renter.change.quoteFailed')}
        actions={
          <Button tone="secondary" size="2" onClick={pricing.refetch}>
            {t('renter.change.retry')}
          </Button>
        }
      >
        {messageOf(error, '')}
      </Notice>
    );
  }
  if (!change || !quote) return <p className={styles.hint}>{t('renter.change.nothing')}</p>;

  const { difference, totalPrice, balanceDue, dueToCaptain } = quote;
  return (
    <div aria-live="polite" aria-busy={!isCurrent} className={styles.price}>
      <Stack gap={3}>
        <Amounts
          rows={[
            { label: t('renter.change.before'), dollars: booking.totalPrice },
            { label: t('renter.change.total'), dollars: totalPrice, tone: 'total' as const },
            { label: t(`renter.change.${difference > 0 ? 'dearer' : 'cheaper'}`), dollars: Math.abs(difference) },
            {
              label: t(booking.deposit?.how === 'unpaid' ? 'renter.change.depositUnpaid' : 'renter.change.deposit'),
              dollars: booking.depositAmount,
            },
            { label: t('renter.change.balance'), dollars: balanceDue, tone: 'due' as const },
            { label: t('renter.change.dueToCaptain'), dollars: dueToCaptain },
          ].filter(({ dollars }) => dollars > 0)}
        />
        {quote.reason && isCurrent && (
          <Notice tone="problem" announce>
            {quote.reason.message}
          </Notice>
        )}
      </Stack>
    </div>
  );
}
