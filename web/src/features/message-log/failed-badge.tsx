import { Badge } from '../../shared/ui/badge';
import styles from './failed-badge.module.css';
import { useFailedCount } from './use-failed-count';
import { useText } from './messages';

/** How many messages have failed, where any have. */
export function FailedBadge() {
  const t = useText();
  const count = useFailedCount();
  if (count === 0) return null;
  return (
    <Badge color="red" radius="full" className={styles.badge} title={t('failedCount', { count })}>
      <span aria-hidden>{count.toLocaleString('en-CA')}</span>
      <span className="visually-hidden"> ({t('failedCount', { count })})</span>
    </Badge>
  );
}
