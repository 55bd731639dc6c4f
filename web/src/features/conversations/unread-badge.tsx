import { Badge } from '../../shared/ui/badge';
import styles from './unread-badge.module.css';
import { useText } from './words';

/** How many messages wait to be read, where any do. */
export function UnreadBadge({ count }: { count: number }) {
  const t = useText();
  if (count === 0) return null;
  const said = t('unread', { count });
  return (
    <Badge color="teal" radius="full" className={styles.badge} title={said}>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">{` (${said})`}</span>
    </Badge>
  );
}
