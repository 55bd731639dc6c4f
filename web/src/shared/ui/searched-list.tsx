import { type ReactNode, useState } from 'react';
import { useDebounced } from '../lib/use-debounced';
import { useText } from './messages';
import { PagedList, type Pages } from './paged-list';
import { EmptyState } from './states';
import { Toolbar } from './toolbar';

const SETTLE_MS = 300;

/** What is typed into a search field, and what is looked for once it has settled. */
export function useSearch() {
  const [typed, setTyped] = useState('');
  return { typed, setTyped, q: useDebounced(typed.trim(), SETTLE_MS) };
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
