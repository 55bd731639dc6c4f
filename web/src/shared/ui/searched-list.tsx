import type { ReactNode } from 'react';
import { useAddressFilters } from '../lib/use-address-filters';
import { useTypedWords } from '../lib/use-typed-words';
import { useText } from './later-words';
import { PagedList, type Pages } from './paged-list';
import { EmptyState } from './states';
import { Toolbar } from './toolbar';

/** What is typed into a search field, and what is looked for once it has settled: then it stands in the address. */
export function useSearch(name = 'q') {
  const [filters, change] = useAddressFilters(name);
  const q = filters[name] ?? '';
  const { typed, type } = useTypedWords(q || undefined, (words) => change({ [name]: words ?? '' }));
  return { typed, setTyped: type, q };
}

interface Props<T> {
  search: { typed: string; setTyped: (words: string) => void; q: string };
  label: string;
  placeholder: string;
  query: Pages<T>;
  /** What is said when there is nothing, whatever is looked for; and what can be done about it. */
  none: string;
  noneAction?: ReactNode;
  filters?: ReactNode;
  action?: ReactNode;
  children: (items: T[]) => ReactNode;
}

/** A list that is read page by page, under a field to search it with. */
export function SearchedList<T>(props: Props<T>) {
  const { search, label, placeholder, query, none, noneAction, filters, action, children } = props;
  const t = useText();
  const { typed, setTyped, q } = search;
  return (
    <>
      <Toolbar label={label} placeholder={placeholder} value={typed} onChange={setTyped} action={action}>
        {filters}
      </Toolbar>
      <PagedList query={query} empty={<EmptyState title={q ? t('search.none', { q }) : none} action={noneAction} />}>
        {children}
      </PagedList>
    </>
  );
}
