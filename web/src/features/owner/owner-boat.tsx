import type { BoatView } from '@harbourline/contracts';
import { Eye, Pencil } from 'lucide-react';
import { boatTitle } from '@harbourline/policy';
import { formatMoney } from '../../shared/lib/money';
import { LinkButton } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { ListingPicture } from '../../shared/ui/listing-picture';
import { ListingSwitch } from '../../shared/ui/listing-switch';
import { useText } from './words';
import { useToggleBoatMutation } from './owner-api';
import styles from './owner-boat.module.css';

/** One of the owner's boats, with the switch that lists and hides it. */
export function OwnerBoat({ boat }: { boat: BoatView }) {
  const t = useText();
  const [toggle, { isLoading }] = useToggleBoatMutation();
  const title = boatTitle(boat);

  return (
    <Card as="article" flush>
      <ListingPicture
        url={boat.images[0]}
        isListed={boat.isAvailable}
        sizes="(min-width: 64rem) 25rem, (min-width: 48rem) 50vw, 100vw"
      >
        <span className={styles.views}>
          <Eye aria-hidden size={15} />
          {t('boats.views')} <strong>{boat.views ?? 0}</strong>
        </span>
      </ListingPicture>
      <div className={styles.body}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.name}>{boat.boatName}</p>
        </div>
        <p className={styles.facts}>
          <span>{t('boats.guests', { count: boat.capacity })}</span>
          <strong>{t('boats.rate', { rate: formatMoney(boat.rate) })}</strong>
        </p>
        <ListingSwitch
          boat={title}
          isListed={boat.isAvailable}
          isLoading={isLoading}
          onToggle={() => toggle(boat).unwrap()}
        />
        <LinkButton
          tone="secondary"
          size="2"
          to={`/boat-management?id=${boat.id}`}
          aria-label={t('boats.editBoat', { boat: title })}
        >
          <Pencil aria-hidden size={16} />
          {t('boats.edit')}
        </LinkButton>
      </div>
    </Card>
  );
}
