import type { PageOf } from '../api/page-of';
import { Button } from './button';
import styles from './load-more.module.css';
import { useText } from './words';

interface Props {
  shown: number;
  /** The list's last page so far, which says how many there are. */
  last: Pick<PageOf<unknown>, 'total' | 'moreThan'> | undefined;
  /** From the list's query. */
  query: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}

/** How much of a list is on screen, and the way to the rest of it. */
export function LoadMore({ shown, last, query }: Props) {
  const t = useText();
  if (!query.hasNextPage) return null;
  const howMuch = () => {
    if (last?.moreThan !== undefined)
      return t('shownOfMore', { shown, moreThan: last.moreThan.toLocaleString('en-CA') });
    return typeof last?.total === 'number' ? t('shown', { shown, total: last.total }) : t('shownSoFar', { shown });
  };
  return (
    <div className={styles.more}>
      <p className={styles.count} role="status">
        {howMuch()}
      </p>
      <Button tone="secondary" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {t('more')}
      </Button>
    </div>
  );
}
