import { Badge } from '../../shared/ui/badge';
import styles from './failed-badge.module.css';
import { useFailedCount } from './use-failed-count';
import { useText } from './words';

/** How many messages have failed, where any have. */
export function FailedBadge() {
  const t = useText();
  const { count, more } = useFailedCount();
  if (count === 0) return null;
  const said = t(more ? 'failedMore' : 'failedCount', { count });
  return (
    <Badge color="red" radius="full" className={styles.badge} title={said}>
      <span aria-hidden>{`${count.toLocaleString('en-CA')}${more ? '+' : ''}`}</span>
      <span className="visually-hidden">{` (${said})`}</span>
    </Badge>
  );
}
