import type { BoatView } from '@harbourline/contracts';
import { centsOf, dollarsOf, hourlyRateCents, instantAt } from '@harbourline/policy';
import { formatDay } from '../../shared/lib/dates';
import { formatMoney } from '../../shared/lib/money';
import { useText } from './words';
import styles from './rate-for-date.module.css';

/** What the boat costs an hour on the chosen date, before anything else is known. */
export function RateForDate({ boat, date }: { boat: BoatView; date: string }) {
  const t = useText();
  const rates = { baseRateCents: centsOf(boat.rate), customRates: boat.customRates };
  const rate = formatMoney(dollarsOf(hourlyRateCents({ ...rates, localDate: date })));
  const day = date && formatDay(instantAt(date, '12:00', boat.zone).toISOString(), boat.zone);
  return (
    <p className={styles.rate} aria-live="polite">
      <strong>{day ? t('when.rateOn', { rate, day }) : t('when.rateEveryDay', { rate })}</strong>
      <span>{date in boat.customRates ? t('when.ownRate') : t('when.standardRate')}</span>
    </p>
  );
}
