import { type ComponentProps, type ReactNode, useState } from 'react';
import { useDebounced } from '../../shared/lib/use-debounced';
import { QueryView } from '../../shared/ui/query-view';
import { EmptyState } from '../../shared/ui/states';
import { LoadMore } from './load-more';
import { useText } from './messages';
import { itemsOf, type PageOf } from './page-of';
import { Toolbar } from './toolbar';

const SETTLE_MS = 300;

/** What is typed into a search field, and what is looked for once it has settled. */
export function useSearch() {
  const [typed, setTyped] = useState('');
  return { typed, setTyped, q: useDebounced(typed.trim(), SETTLE_MS) };
}

type Pages<T> = ComponentProps<typeof QueryView<{ pages: PageOf<T>[] }>>['query'] &
  ComponentProps<typeof LoadMore>['query'];

interface Props<T> {
  search: ReturnType<typeof useSearch>;
  label: string;
  placeholder: string;
  query: Pages<T>;
  /** What is said when there is nothing, whatever is looked for. */
  none: string;
  filters?: ReactNode;
  action?: ReactNode;
  children: (items: T[]) => ReactNode;
}

/** A list that is read page by page, under a field to search it with. */
export function SearchedList<T>({ search, label, placeholder, query, none, filters, action, children }: Props<T>) {
  const t = useText();
  const { typed, setTyped, q } = search;
  return (
    <>
      <Toolbar label={label} placeholder={placeholder} value={typed} onChange={setTyped} action={action}>
        {filters}
      </Toolbar>
      <QueryView
        query={query}
        isEmpty={(data) => itemsOf(data).length === 0}
        empty={<EmptyState title={q ? t('search.none', { q }) : none} />}
      >
        {(data) => (
          <>
            {children(itemsOf(data))}
            <LoadMore shown={itemsOf(data).length} total={data.pages.at(-1)?.total ?? 0} query={query} />
          </>
        )}
      </QueryView>
    </>
  );
}
