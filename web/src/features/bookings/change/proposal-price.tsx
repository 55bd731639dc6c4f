import type { BookingView } from '@harbourline/contracts';
import { messageOf } from '../../../shared/api/api-error';
import { formatDateTime } from '../../../shared/lib/dates';
import { Amounts } from '../../../shared/ui/amounts';
import { Button } from '../../../shared/ui/button';
import { Notice } from '../../../shared/ui/notice';
import { Stack } from '../../../shared/ui/stack';
import styles from '../renter/change-form.module.css';
import { useText } from '../words';
import type { useProposalQuote } from './use-proposal-quote';

interface Props {
  booking: BookingView;
  pricing: ReturnType<typeof useProposalQuote>;
}

/** What a change costs and does to the rules, until when it can be answered, and why it cannot be had when it cannot. */
export function ProposalPrice({ booking, pricing }: Props) {
  const t = useText();
  const { change, quote, isCurrent, error } = pricing;
  if (error !== undefined) {
    return (
      <Notice
        tone="problem"
        announce
        title={t('change.propose.quoteFailed')}
        actions={
          <Button tone="secondary" size="2" onClick={pricing.refetch}>
            {t('change.propose.retry')}
          </Button>
        }
      >
        {messageOf(error, '')}
      </Notice>
    );
  }
  if (!change || !quote) return <p className={styles.hint}>{t('change.propose.nothing')}</p>;

  const { difference, totalPrice, balanceDue, dueToCaptain, depositAmount } = quote;
  return (
    <div aria-live="polite" aria-busy={!isCurrent} className={styles.price}>
      <Stack gap={3}>
        <Amounts
          rows={[
            { label: t('change.propose.before'), dollars: booking.totalPrice },
            { label: t('change.propose.after'), dollars: totalPrice, tone: 'total' as const },
            { label: t(`change.propose.${difference > 0 ? 'dearer' : 'cheaper'}`), dollars: Math.abs(difference) },
            { label: t('change.propose.deposit'), dollars: depositAmount },
            { label: t('change.propose.balance'), dollars: balanceDue, tone: 'due' as const },
            { label: t('change.dueToCaptain'), dollars: dueToCaptain },
          ].filter(({ dollars }) => dollars > 0)}
        />
        <p className={styles.hint}>{quote.effect.join(' ')}</p>
        {quote.free && (
          <p className={styles.hint}>
            {t('change.propose.answerBy', { deadline: formatDateTime(quote.respondBy, booking.zone) })}
          </p>
        )}
        {quote.reason && isCurrent && (
          <Notice tone="problem" announce>
            {quote.reason.message}
          </Notice>
        )}
      </Stack>
    </div>
  );
}
