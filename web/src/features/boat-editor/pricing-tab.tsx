import { DISCOUNT_FROM_HOURS, localDateOf, ratesAhead, zoneOf } from '@harbourline/policy';
import { X } from 'lucide-react';
import { useController, useWatch } from 'react-hook-form';
import { formatDay } from '../../shared/lib/dates';
import { formatMoney } from '../../shared/lib/money';
import { serverNow } from '../../shared/lib/server-time';
import { IconButton } from '../../shared/ui/button';
import { IntegerField } from '../../shared/ui/fields';
import form from '../../shared/ui/form.module.css';
import styles from './editor-tabs.module.css';
import type { ListingValues } from './listing-schema';
import { useText } from './words';
import { RateCalendar } from './rate-calendar';
import { setRate } from './set-rate';

/** What an hour costs, as a rule and on days of its own. */
export function PricingTab() {
  const t = useText();
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController<ListingValues, 'customRates'>({ name: 'customRates' });
  const city = useWatch<ListingValues, 'city'>({ name: 'city' });
  const today = localDateOf(serverNow(), zoneOf(city || 'Toronto'));
  const rates = value ?? {};
  const ahead = Object.entries(ratesAhead(rates, today)).sort(([one], [other]) => one.localeCompare(other));

  return (
    <div className={styles.fields}>
      <div className={styles.row}>
        <IntegerField name="rate" label={t('pricing.rate')} hint={t('pricing.rateHint')} />
        <IntegerField name="minimumHours" label={t('pricing.minimumHours')} />
        <IntegerField
          name="discountPercent"
          label={t('pricing.discount', { hours: DISCOUNT_FROM_HOURS })}
          hint={t('pricing.discountHint')}
        />
      </div>
      <section className={styles.customRates}>
        <div>
          <h2 ref={ref} tabIndex={-1} className={styles.heading}>
            {t('pricing.custom')}
          </h2>
          <p className={styles.lead}>{t('pricing.customLead')}</p>
          {fieldState.error && (
            <p role="alert" className={form.error}>
              {fieldState.error.message}
            </p>
          )}
          <RateCalendar rates={rates} today={today} onChange={onChange} />
        </div>
        <div>
          <h2 className={styles.heading}>{t('pricing.set')}</h2>
          {ahead.length === 0 && <p className={styles.lead}>{t('pricing.none')}</p>}
          <ul className={styles.rates}>
            {ahead.map(([date, rate]) => {
              const day = formatDay(date, 'utc');
              return (
                <li key={date}>
                  <span>{day}</span>
                  <strong>{t('pricing.entry', { rate: formatMoney(rate) })}</strong>
                  <IconButton label={t('pricing.remove', { day })} onClick={() => onChange(setRate(rates, date, ''))}>
                    <X aria-hidden size={18} />
                  </IconButton>
                </li>
              );
            })}
          </ul>
        </div>
      </section>
    </div>
  );
}
