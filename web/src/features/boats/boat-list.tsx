import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../shared/ui/button';
import { QueryView } from '../../shared/ui/query-view';
import { CardGrid } from '../../shared/ui/stack';
import { EmptyState } from '../../shared/ui/states';
import { BoatCard } from './boat-card';
import styles from './boat-list.module.css';
import { BoatListLoading } from './boat-list-loading';
import { useBoatPagesInfiniteQuery } from './boats-api';
import { type BoatFilters, isNarrowed } from './filters';
import { useText } from './words';
import { BoatListData } from './structured-data';

interface Props {
  filters: BoatFilters;
  /** What stands above the list, whatever it holds. */
  tools: ReactNode;
  onClear: () => void;
}

/** The boats that match, in the order that was asked for, page after page. */
export function BoatList({ filters, tools, onClear }: Props) {
  const t = useText();
  const query = useBoatPagesInfiniteQuery(filters);
  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query;
  const list = useRef<HTMLDivElement>(null);

  // Whoever goes on by keyboard is led to the first new boat; nothing on screen moves.
  const leadTo = useRef<number | null>(null);
  useEffect(() => {
    if (leadTo.current === null) return;
    const link = list.current?.querySelectorAll<HTMLAnchorElement>('article h2 a')[leadTo.current];
    if (!link) return;
    link.focus({ preventScroll: true });
    leadTo.current = null;
  });

  return (
    <div>
      {tools}
      <QueryView
        query={query}
        loading={<BoatListLoading />}
        isEmpty={({ pages }) => pages.every(({ boats }) => boats.length === 0)}
        empty={
          <EmptyState
            title={t('list.none')}
            action={
              isNarrowed(filters) && (
                <Button tone="secondary" onClick={onClear}>
                  {t('filter.clear')}
                </Button>
              )
            }
          />
        }
      >
        {({ pages }) => {
          const boats = pages.flatMap((page) => page.boats);
          return (
            <div ref={list}>
              <p className={styles.count} role="status">
                {t(hasNextPage ? 'list.first' : 'list.count', { count: boats.length })}
              </p>
              <CardGrid min="20.5rem" className={styles.grid}>
                {boats.map((boat, index) => (
                  <BoatCard
                    key={boat.id}
                    heading="h2"
                    boat={boat}
                    when={filters}
                    eager={index === 0 ? 'first' : index < 3}
                  />
                ))}
              </CardGrid>
              {hasNextPage && (
                <div className={styles.more}>
                  <Button
                    tone="secondary"
                    loading={isFetchingNextPage}
                    onClick={() => {
                      leadTo.current = boats.length;
                      void fetchNextPage();
                    }}
                  >
                    {t('list.more')}
                  </Button>
                  {isFetchNextPageError && <p role="alert">{t('list.moreFailed')}</p>}
                </div>
              )}
              <BoatListData boats={boats} />
            </div>
          );
        }}
      </QueryView>
    </div>
  );
}
