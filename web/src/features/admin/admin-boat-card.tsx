import type { ListedBoat } from '@harbourline/contracts';
import { boatTitle } from '@harbourline/policy';
import { formatMoney } from '../../shared/lib/money';
import { Card } from '../../shared/ui/card';
import { ListingPicture } from '../../shared/ui/listing-picture';
import { ListingSwitch } from '../../shared/ui/listing-switch';
import styles from './admin-boat-card.module.css';
import { useToggleListingMutation } from './listings-api';
import { CARD_SIZES } from './card-sizes';
import { useText } from './words';

interface Props {
  boat: ListedBoat;
  /** Opens the listing's editor. */
  onEdit: (boatId: number) => void;
}

/** An owner's boat: a click opens its editor, the switch lists and hides it. */
export function AdminBoatCard({ boat, onEdit }: Props) {
  const t = useText();
  const [toggle, { isLoading }] = useToggleListingMutation();
  const title = boatTitle(boat);

  return (
    <Card as="article" flush className={styles.card}>
      <ListingPicture url={boat.images[0]} isListed={boat.isAvailable} sizes={CARD_SIZES} />
      <div className={styles.body}>
        <h3 className={styles.title}>
          <button type="button" aria-haspopup="dialog" className={styles.edit} onClick={() => onEdit(boat.id)}>
            {title}
          </button>
        </h3>
        <p className={styles.name}>{boat.boatName}</p>
        <p className={styles.facts}>
          <span>{boat.city}</span>
          <strong>{t('boat.rate', { rate: formatMoney(boat.rate) })}</strong>
        </p>
        <ListingSwitch
          boat={boat.boatName ?? title}
          isListed={boat.isAvailable}
          isLoading={isLoading}
          onToggle={() => toggle(boat.id).unwrap()}
        />
      </div>
    </Card>
  );
}
