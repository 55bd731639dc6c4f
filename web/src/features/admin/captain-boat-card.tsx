import type { CaptainBoatWithBoat } from '@harbourline/contracts';
import { formatMoney } from '../../shared/lib/money';
import { Card } from '../../shared/ui/card';
import { ListingPicture } from '../../shared/ui/listing-picture';
import styles from './captain-boat-card.module.css';
import { CARD_SIZES } from './card-sizes';
import { useText } from './words';

/** A boat that a captain takes charters on, with what they ask for. */
export function CaptainBoatCard({ rate: { boat, hourlyRate } }: { rate: CaptainBoatWithBoat }) {
  const t = useText();
  return (
    <Card as="article" flush>
      <ListingPicture url={boat.image} isListed={boat.isAvailable} sizes={CARD_SIZES} />
      <div className={styles.body}>
        <h3 className={styles.title}>{boat.title}</h3>
        <p className={styles.facts}>{[boat.boatName, boat.city].filter(Boolean).join(', ')}</p>
        <p className={styles.rate}>{t('captains.rate', { rate: formatMoney(hourlyRate) })}</p>
      </div>
    </Card>
  );
}
