import { formatMoney } from '../../shared/lib/money';
import { Card } from '../../shared/ui/card';
import type { CaptainOffer } from './admin-api';
import { BoatPicture } from './boat-picture';
import styles from './captain-boat-card.module.css';
import { useText } from './messages';

/** A boat that a captain takes charters on, with what they ask for. */
export function CaptainBoatCard({ offer: { boat, hourlyRate } }: { offer: CaptainOffer }) {
  const t = useText();
  const rate = <p className={styles.rate}>{t('captains.rate', { rate: formatMoney(hourlyRate, true) })}</p>;
  if (!boat) {
    return (
      <Card as="article" flush className={styles.body}>
        <p className={styles.facts}>{t('captains.gone')}</p>
        {rate}
      </Card>
    );
  }
  return (
    <Card as="article" flush>
      <BoatPicture boat={boat} />
      <div className={styles.body}>
        <h4 className={styles.title}>{t('boat.title', { length: boat.length, model: boat.model })}</h4>
        <p className={styles.facts}>{[boat.boatName, boat.city].filter(Boolean).join(', ')}</p>
        {rate}
      </div>
    </Card>
  );
}
