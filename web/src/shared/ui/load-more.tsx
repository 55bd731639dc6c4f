import { Button } from './button';
import styles from './load-more.module.css';
import { useText } from './messages';

interface Props {
  shown: number;
  /** Null where nobody has counted. */
  total: number | null;
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
        {total === null ? t('shownSoFar', { shown }) : t('shown', { shown, total })}
      </p>
      <Button tone="secondary" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {t('more')}
      </Button>
    </div>
  );
}
