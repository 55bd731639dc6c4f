import type { BookingView } from '@harbourline/contracts';
import type { ReactNode } from 'react';
import { messageOf } from '../../../shared/api/api-error';
import { Amounts } from '../../../shared/ui/amounts';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { Stack } from '../../../shared/ui/stack';
import { useText } from '../words';
import styles from './change-form.module.css';
import type { SettledQuote } from './use-settled-quote';

/** What both quotes, that of a reservation's change and that of a charter's, say about money. */
interface Price {
  difference: number;
  totalPrice: number;
  balanceDue: number;
  dueToCaptain: number;
  reason: { message: string } | null;
}

interface Props<Quote extends Price> {
  booking: BookingView;
  pricing: SettledQuote<Quote>;
  /** What is said as long as nothing has been changed. */
  nothing: string;
  /** What else there is to say of a quote. */
  children?: (quote: Quote) => ReactNode;
}

/** What a change costs, and why it cannot be had when it cannot. */
export function ChangePrice<Quote extends Price>({ booking, pricing, nothing, children }: Props<Quote>) {
  const t = useText();
  const { isChanged, quote, isCurrent, error } = pricing;
  if (error !== undefined) {
    return (
      <Notice
        tone="problem"
        announce
        title={t('change.price.failed')}
        actions={
          <Button tone="secondary" size="2" onClick={pricing.refetch}>
            {t('change.price.retry')}
          </Button>
        }
      >
        {messageOf(error, '')}
      </Notice>
    );
  }
  if (!isChanged || !quote) return <p className={styles.hint}>{nothing}</p>;

  const { difference, totalPrice, balanceDue, dueToCaptain, reason } = quote;
  const deposit = booking.deposit?.how === 'unpaid' ? 'depositUnpaid' : 'deposit';
  return (
    <div aria-live="polite" aria-busy={!isCurrent} className={styles.price}>
      <Stack gap={3}>
        <Amounts
          rows={[
            { label: t('change.price.before'), dollars: booking.totalPrice },
            { label: t('change.price.total'), dollars: totalPrice, tone: 'total' as const },
            { label: t(`change.price.${difference > 0 ? 'dearer' : 'cheaper'}`), dollars: Math.abs(difference) },
            { label: t(`change.price.${deposit}`), dollars: booking.depositAmount },
            { label: t('change.price.balance'), dollars: balanceDue, tone: 'due' as const },
            { label: t('change.dueToCaptain'), dollars: dueToCaptain },
          ].filter(({ dollars }) => dollars > 0)}
        />
        {children?.(quote)}
        {reason && isCurrent && (
          <Notice tone="problem" announce>
            {reason.message}
          </Notice>
        )}
      </Stack>
    </div>
  );
}
