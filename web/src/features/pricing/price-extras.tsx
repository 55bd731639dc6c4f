import { CALL_OFF_IN_WORDS, FREE_CANCELLATION_IN_WORDS } from '@harbourline/policy/words';
import { formatMoney } from '../../shared/lib/money';
import { LinkButton } from '../../shared/ui/button';
import { useText } from './words';
import styles from './pricing.module.css';

const ADD_ONS = [
  { key: 'photography', dollars: 150 },
  { key: 'chef', dollars: 200 },
  { key: 'watersports', dollars: 100 },
  { key: 'sunset', dollars: 75 },
] as const;

/** Add-ons, how paying works, and the way to an offer of one's own. */
export function PriceExtras() {
  const t = useText();
  return (
    <div className={styles.extras}>
      <section>
        <h2 className={styles.heading}>{t('addOns.title')}</h2>
        <p className={styles.note}>{t('addOns.lead')}</p>
        <dl className={styles.addOns}>
          {ADD_ONS.map(({ key, dollars }) => (
            <div key={key}>
              <dt>{t(`addOns.${key}`)}</dt>
              <dd>{formatMoney(dollars)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2 className={styles.heading}>{t('fair.title')}</h2>
        <ul className={styles.fair}>
          {[t('fair.deposit'), t('fair.balance'), FREE_CANCELLATION_IN_WORDS, CALL_OFF_IN_WORDS].map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <section className={styles.quote}>
        <div>
          <h2 className={styles.heading}>{t('quote.title')}</h2>
          <p className={styles.note}>{t('quote.text')}</p>
        </div>
        <LinkButton to="/contact">{t('quote.action')}</LinkButton>
      </section>
    </div>
  );
}
