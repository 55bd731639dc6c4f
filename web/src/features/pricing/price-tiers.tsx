import { Badge } from '../../shared/ui/badge';
import { Check } from 'lucide-react';
import { formatMoney } from '../../shared/lib/money';
import { LinkButton } from '../../shared/ui/button';
import { useText } from './words';
import styles from './pricing.module.css';

const TIERS = [
  { key: 'essential', dollarsPerDay: 199 },
  { key: 'premium', dollarsPerDay: 349 },
  { key: 'luxury', dollarsPerDay: 599 },
] as const;

export function PriceTiers() {
  const t = useText();
  return (
    <ul className={styles.tiers}>
      {TIERS.map(({ key, dollarsPerDay }) => {
        const isPopular = key === 'premium';
        return (
          <li key={key} className={`${styles.tier} ${isPopular ? styles.popular : ''}`}>
            <div className={styles.name}>
              <h2>{t(`${key}.name`)}</h2>
              {isPopular && (
                <Badge radius="full" size="2" color="teal">
                  {t('popular')}
                </Badge>
              )}
            </div>
            <p className={styles.note}>{t(`${key}.text`)}</p>
            <p className={styles.price}>
              <span>{formatMoney(dollarsPerDay)}</span>
              {t('perDay')}
            </p>
            <ul className={styles.points}>
              {(['one', 'two', 'three'] as const).map((point) => (
                <li key={point}>
                  <Check aria-hidden size={18} />
                  {t(`${key}.${point}`)}
                </li>
              ))}
            </ul>
            <LinkButton to="/boats" wide tone={isPopular ? 'primary' : 'secondary'}>
              {t('book', { tier: t(`${key}.name`) })}
            </LinkButton>
          </li>
        );
      })}
    </ul>
  );
}
