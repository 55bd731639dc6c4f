import type { BoatView } from '@harbourline/contracts';
import { Badge, Switch } from '@radix-ui/themes';
import { Eye, Pencil } from 'lucide-react';
import { messageOf } from '../../shared/api/api-error';
import { formatMoney } from '../../shared/lib/money';
import { LinkButton } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Picture } from '../../shared/ui/picture';
import { showToast } from '../../shared/ui/toast';
import { useText } from './messages';
import { useToggleBoatMutation } from './owner-api';
import styles from './owner-boat.module.css';

/** One of the owner's boats, with the switch that lists and hides it. */
export function OwnerBoat({ boat }: { boat: BoatView }) {
  const t = useText();
  const [toggle, { isLoading }] = useToggleBoatMutation();
  const title = t('boats.title', { length: boat.length, model: boat.model });

  async function switchOver() {
    if (isLoading) return;
    try {
      await toggle(boat).unwrap();
      showToast({ tone: 'success', title: t('boats.toggled.title'), description: t('boats.toggled.text') });
    } catch (error) {
      const description = messageOf(error, t('boats.toggleFailed.text'));
      showToast({ tone: 'error', title: t('boats.toggleFailed.title'), description });
    }
  }

  return (
    <Card as="article" flush className={styles.card}>
      <div className={styles.frame}>
        <Picture
          url={boat.images[0] ?? '/api/placeholder/640/384'}
          alt=""
          sizes="(min-width: 64rem) 25rem, (min-width: 48rem) 50vw, 100vw"
          className={boat.isAvailable ? '' : styles.dimmed}
        />
        <span className={styles.views}>
          <Eye aria-hidden size={15} />
          {t('boats.views')} <strong>{boat.views ?? 0}</strong>
        </span>
        {!boat.isAvailable && <span className={styles.overlay}>{t('boats.inactive')}</span>}
      </div>
      <div className={styles.body}>
        <div>
          <h3 className={styles.title}>{title}</h3>
          <p className={styles.name}>{boat.boatName}</p>
        </div>
        <p className={styles.facts}>
          <span>{t('boats.guests', { count: boat.capacity })}</span>
          <strong>{t('boats.rate', { rate: formatMoney(boat.rate, true) })}</strong>
        </p>
        <label className={styles.availability}>
          <span>{boat.isAvailable ? t('boats.active') : t('boats.isInactive')}</span>
          <Badge radius="full" color={boat.isAvailable ? 'green' : 'gray'}>
            {boat.isAvailable ? t('boats.listed') : t('boats.hidden')}
          </Badge>
          <Switch
            size="3"
            checked={boat.isAvailable}
            aria-disabled={isLoading}
            aria-label={t('boats.switch', { boat: title })}
            onCheckedChange={() => void switchOver()}
            className={styles.switch}
          />
        </label>
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
