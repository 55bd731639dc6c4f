import type { ComponentProps, ReactNode } from 'react';
import { itemsOf, type PageOf } from '../api/page-of';
import { LoadMore } from './load-more';
import { QueryView } from './query-view';

export type Pages<T> = ComponentProps<typeof QueryView<{ pages: PageOf<T>[] }>>['query'] &
  ComponentProps<typeof LoadMore>['query'];

interface Props<T> {
  query: Pages<T>;
  empty: ReactNode;
  children: (items: T[]) => ReactNode;
}

/** A list that is read page by page. */
export function PagedList<T>({ query, empty, children }: Props<T>) {
  return (
    <QueryView query={query} isEmpty={(data) => itemsOf(data).length === 0} empty={empty}>
      {(data) => (
        <>
          {children(itemsOf(data))}
          <LoadMore shown={itemsOf(data).length} last={data.pages.at(-1)} query={query} />
        </>
      )}
    </QueryView>
  );
}
