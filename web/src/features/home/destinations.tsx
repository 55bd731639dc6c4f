import { Link } from 'react-router-dom';
import { formatMoney } from '../../shared/lib/money';
import { Section, SectionHeader } from '../../shared/ui/page';
import { Scene } from '../../shared/ui/scene';
import styles from './destinations.module.css';
import { useText } from './words';

const DESTINATIONS = [
  { key: 'toronto', city: 'Toronto', dollarsPerDay: 249 },
  { key: 'montreal', city: 'Montreal', dollarsPerDay: 199 },
  { key: 'cancun', city: 'Cancun', dollarsPerDay: 399 },
] as const;

export function Destinations() {
  const t = useText();
  return (
    <Section>
      <SectionHeader title={t('destinations.title')} lead={t('destinations.lead')} />
      <ul className={styles.destinations}>
        {DESTINATIONS.map(({ key, city, dollarsPerDay }) => (
          <li key={key}>
            <Link to={`/boats?location=${city}`} className={styles.card}>
              <Scene name={key} sizes="(min-width: 48rem) 33vw, 100vw" />
              <span className={styles.words}>
                <span className={styles.city}>{city}</span>
                <span className={styles.mood}>{t(`destinations.${key}`)}</span>
                <span className={styles.price}>{t('destinations.from', { price: formatMoney(dollarsPerDay) })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
