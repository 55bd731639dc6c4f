import type { QuoteView } from '@harbourline/contracts';
import { DISCOUNT_FROM_HOURS } from '@harbourline/policy';
import { messageOf } from '../../shared/api/api-error';
import { formatMoney } from '../../shared/lib/money';
import { Amounts } from '../../shared/ui/amounts';
import { Button } from '../../shared/ui/button';
import { Notice } from '../../shared/ui/notice';
import { useText } from './words';
import styles from './price-summary.module.css';

interface Props {
  quote: QuoteView | undefined;
  /** False while a newer price is under way: the old figures stay, dimmed. */
  isCurrent: boolean;
  error: unknown;
  onRetry: () => void;
  /** Who is paid the captain's fee. */
  captain: HiredCaptain | undefined;
}

export interface HiredCaptain {
  name: string;
  /** The owner's choice, which the renter has not touched. */
  isPreselected: boolean;
}

/** The server's price, line by line. */
export function PriceSummary({ quote, isCurrent, error, onRetry, captain }: Props) {
  const t = useText();
  if (error !== undefined) {
    return (
      <Notice
        tone="problem"
        announce
        title={t('summary.failed')}
        actions={
          <Button tone="secondary" size="2" onClick={onRetry}>
            {t('when.retry')}
          </Button>
        }
      >
        {messageOf(error, '')}
      </Notice>
    );
  }
  if (!quote) return <p className={styles.hint}>{t('summary.chooseDate')}</p>;

  const hours = t('hours', { count: quote.hours });
  const times = (rate: number) => t('summary.rateTimesHours', { rate: formatMoney(rate), hours });
  return (
    <div
      role="group"
      aria-label={t('summary.title')}
      aria-live="polite"
      aria-busy={!isCurrent}
      className={styles.summary}
    >
      <Amounts
        rows={[
          {
            label: t('summary.boatRental'),
            detail: times(quote.hourlyRate),
            dollars: quote.boatRentalAmount + quote.discountAmount,
          },
          ...(quote.discountAmount > 0
            ? [{ label: t('summary.discount', { hours: DISCOUNT_FROM_HOURS }), dollars: -quote.discountAmount }]
            : []),
          ...(quote.captainHourlyRate === null
            ? []
            : [
                {
                  label: t('summary.captainFee'),
                  detail: captainDetail(times(quote.captainHourlyRate)),
                  dollars: quote.captainFee,
                },
              ]),
          { label: t('summary.total'), dollars: quote.totalPrice, tone: 'total' },
          { label: t('summary.deposit'), dollars: quote.depositAmount, tone: 'due' },
          { label: t('summary.balance'), dollars: quote.balanceDue },
          ...(quote.dueToCaptain > 0 ? [{ label: t('summary.dueToCaptain'), dollars: quote.dueToCaptain }] : []),
        ]}
      />
      {quote.reason && isCurrent && (
        <Notice tone="problem" announce>
          {quote.reason.message}
        </Notice>
      )}
    </div>
  );

  function captainDetail(price: string): string {
    if (!captain) return price;
    const { name, isPreselected } = captain;
    return t(isPreselected ? 'summary.captainPreselected' : 'summary.captainChosen', { name, price });
  }
}
