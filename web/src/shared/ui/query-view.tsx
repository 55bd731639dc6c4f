import type { ReactNode } from 'react';
import { Button } from './button';
import { useText } from './words';
import { ErrorState, Spinner } from './states';
import styles from './query-view.module.css';

interface QueryResult<T> {
  data?: T | undefined;
  /** The answer to the present question; `data` may still be the answer to the one before. */
  currentData?: T | undefined;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Props<T> {
  query: QueryResult<T>;
  children: (data: T) => ReactNode;
  /** What a list without entries shows. */
  empty?: ReactNode;
  isEmpty?: (data: T) => boolean;
  loading?: ReactNode;
  errorTitle?: string;
}

/**
 * The four states of whatever is fetched: loading, error with a retry, empty, data. What was on screen stays while a
 * newer answer is under way, and when it fails to come.
 */
export function QueryView<T>({ query, children, empty, isEmpty = isEmptyList, loading, errorTitle }: Props<T>) {
  const t = useText();
  const { data, currentData, error, isFetching } = query;
  const retry = () => void query.refetch();

  if (error !== undefined && currentData === undefined && !isFetching) {
    return <ErrorState error={error} title={errorTitle} onRetry={retry} />;
  }
  if (data === undefined) return loading ?? <Spinner />;

  return (
    <div className={styles.view} aria-busy={isFetching && currentData === undefined}>
      {error !== undefined && !isFetching && (
        <p className={styles.outdated} role="status">
          {t('outdated')}{' '}
          <Button tone="quiet" size="2" onClick={retry}>
            {t('retry')}
          </Button>
        </p>
      )}
      {empty !== undefined && isEmpty(data) ? empty : children(data)}
    </div>
  );
}

function isEmptyList(data: unknown) {
  return Array.isArray(data) && data.length === 0;
}
