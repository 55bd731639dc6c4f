import { Badge, Switch } from '@radix-ui/themes';
import { formatMoney } from '../../shared/lib/money';
import { Card } from '../../shared/ui/card';
import styles from './admin-boat-card.module.css';
import { useToggleListingMutation } from './admin-api';
import { BoatPicture, type PicturedBoat } from './boat-picture';
import { useText } from './messages';
import { reportOutcome } from './report-outcome';

interface Props {
  boat: PicturedBoat & { city: string; rate: number };
  /** Opens the listing's editor. */
  onEdit: (boatId: number) => void;
}

/** An owner's boat: a click opens its editor, the switch lists and hides it. */
export function AdminBoatCard({ boat, onEdit }: Props) {
  const t = useText();
  const [toggle, { isLoading }] = useToggleListingMutation();
  const title = t('boat.title', { length: boat.length, model: boat.model });

  function switchOver() {
    const failed = { title: t('boat.toggleFailed.title'), text: t('boat.toggleFailed.text') };
    const done = { title: t('boat.toggled.title'), text: t('boat.toggled.text') };
    return reportOutcome(toggle(boat.id).unwrap(), done, failed);
  }

  return (
    <Card as="article" flush className={styles.card}>
      <BoatPicture boat={boat} />
      <div className={styles.body}>
        <h4 className={styles.title}>
          <button type="button" className={styles.edit} onClick={() => onEdit(boat.id)}>
            {title}
          </button>
        </h4>
        <p className={styles.name}>{boat.boatName}</p>
        <p className={styles.facts}>
          <span>{boat.city}</span>
          <strong>{t('boat.rate', { rate: formatMoney(boat.rate, true) })}</strong>
        </p>
        <label className={styles.availability}>
          <span>{boat.isAvailable ? t('boat.active') : t('boat.isInactive')}</span>
          <Badge radius="full" color={boat.isAvailable ? 'green' : 'gray'}>
            {boat.isAvailable ? t('boat.listed') : t('boat.hidden')}
          </Badge>
          <Switch
            size="3"
            checked={boat.isAvailable}
            disabled={isLoading}
            aria-label={t('boat.switch', { boat: boat.boatName ?? title })}
            onCheckedChange={() => void switchOver()}
            className={styles.switch}
          />
        </label>
      </div>
    </Card>
  );
}
