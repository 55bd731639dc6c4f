import { Button } from '../../shared/ui/button';
import styles from './load-more.module.css';
import { useText } from './messages';

interface Props {
  shown: number;
  total: number;
  /** From the list's query. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** How much of a list is on screen, and the way to the rest of it. */
export function LoadMore({ shown, total, query }: Props) {
  const t = useText();
  if (!query.hasNextPage) return null;
  return (
    <div className={styles.more}>
      <p className={styles.count} role="status">
        {t('shown', { shown, total })}
      </p>
      <Button tone="secondary" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {t('more')}
      </Button>
    </div>
  );
}
