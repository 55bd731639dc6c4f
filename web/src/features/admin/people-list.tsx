import type { Role, UserView } from '@harbourline/contracts';
import { type ReactNode, useState } from 'react';
import { useDebounced } from '../../shared/lib/use-debounced';
import { QueryView } from '../../shared/ui/query-view';
import { EmptyState } from '../../shared/ui/states';
import { useUsersInfiniteQuery } from './admin-api';
import { LoadMore } from './load-more';
import { useText } from './messages';
import { itemsOf } from './page-of';
import { Toolbar } from './toolbar';

const SETTLE_MS = 300;

interface Props {
  role: Role;
  /** What is said when there is nobody. */
  none: string;
  filters?: ReactNode;
  action?: ReactNode;
  children: (people: UserView[]) => ReactNode;
}

/** Everyone with a role, newest first, page by page; with a search for name, e-mail and phone. */
export function PeopleList({ role, none, filters, action, children }: Props) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), SETTLE_MS);
  const query = useUsersInfiniteQuery({ role, q });
  return (
    <>
      <Toolbar
        label={t(`search.${role}`)}
        placeholder={t('search.people')}
        value={typed}
        onChange={setTyped}
        action={action}
      >
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
