import { type ReactNode, useId } from 'react';
import { Notice } from '../../shared/ui/notice';
import { QueryView } from '../../shared/ui/query-view';
import { Stack } from '../../shared/ui/stack';
import { useText } from './words';
import styles from './preview-pane.module.css';
import { problemsIn } from './problems-in';

interface Props<T> {
  query: {
    data?: T | undefined;
    currentData?: T | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  children: (preview: T) => ReactNode;
}

/** A message as it would be read. While what is written cannot be used, the last one that could stays. */
export function PreviewPane<T>({ query, children }: Props<T>) {
  const t = useText();
  const title = useId();
  const isRefused = Object.keys(problemsIn(query.error)).length > 0;
  return (
    <section aria-labelledby={title} className={styles.pane}>
      <h3 id={title} className={styles.title}>
        {t('preview.title')}
      </h3>
      <Stack gap={3}>
        {isRefused && <Notice tone="problem">{t('preview.outdated')}</Notice>}
        {!(isRefused && query.data === undefined) && (
          <QueryView query={{ ...query, error: isRefused ? undefined : query.error }} errorTitle={t('preview.failed')}>
            {children}
          </QueryView>
        )}
      </Stack>
    </section>
  );
}
