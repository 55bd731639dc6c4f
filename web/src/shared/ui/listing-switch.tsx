import { Switch } from '@radix-ui/themes';
import { Badge } from './badge';
import styles from './listing-switch.module.css';
import { useText } from './later-words';
import { reportOutcome } from './report-outcome';

interface Props {
  /** What the boat is called. */
  boat: string;
  isListed: boolean;
  isLoading: boolean;
  /** Lists the boat or hides it; rejects where that fails. */
  onToggle: () => Promise<unknown>;
}

/** Whether a boat is listed, and the switch that lists and hides it. */
export function ListingSwitch({ boat, isListed, isLoading, onToggle }: Props) {
  const t = useText();

  async function toggle() {
    if (isLoading) return;
    const done = { title: t('listing.toggled.title'), text: t('listing.toggled.text') };
    const failed = { title: t('listing.failed.title'), text: t('listing.failed.text') };
    await reportOutcome(onToggle(), done, failed);
  }

  return (
    <label className={styles.switch}>
      <span>{t(isListed ? 'listing.isActive' : 'listing.isInactive')}</span>
      <Badge radius="full" color={isListed ? 'green' : 'gray'}>
        {t(isListed ? 'listing.listed' : 'listing.hidden')}
      </Badge>
      <Switch
        size="3"
        checked={isListed}
        aria-disabled={isLoading}
        aria-label={t('listing.switch', { boat })}
        onCheckedChange={() => void toggle()}
      />
    </label>
  );
}
