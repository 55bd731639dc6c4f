import type { BoatView } from '@harbourline/contracts';
import { instantAt } from '@harbourline/policy';
import { formatDay } from '../../shared/lib/dates';
import { formatMoney } from '../../shared/lib/money';
import { useText } from './words';
import styles from './rate-for-date.module.css';

/** What the boat costs an hour on the chosen date, before anything else is known. */
export function RateForDate({ boat, date }: { boat: BoatView; date: string }) {
  const t = useText();
  const own = date ? boat.customRates[date] : undefined;
  const rate = formatMoney(own ?? boat.rate);
  const day = date && formatDay(instantAt(date, '12:00', boat.zone).toISOString(), boat.zone);
  return (
    <p className={styles.rate} aria-live="polite">
      <strong>{day ? t('when.rateOn', { rate, day }) : t('when.rateEveryDay', { rate })}</strong>
      <span>{own === undefined ? t('when.standardRate') : t('when.ownRate')}</span>
    </p>
  );
}
