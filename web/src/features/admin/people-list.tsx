import type { Role, UserView } from '@harbourline/contracts';
import type { ReactNode } from 'react';
import { useUsersInfiniteQuery } from './admin-api';
import { useText } from './messages';
import { SearchedList, useSearch } from '../../shared/ui/searched-list';

interface Props {
  role: Role;
  /** What is said when there is nobody. */
  none: string;
  filters?: ReactNode;
  action?: ReactNode;
  children: (people: UserView[]) => ReactNode;
}

/** Everyone with a role, newest first, page by page; with a search for name, e-mail and phone. */
export function PeopleList({ role, ...list }: Props) {
  const t = useText();
  const search = useSearch();
  const query = useUsersInfiniteQuery({ role, q: search.q });
  return (
    <SearchedList
      {...list}
      search={search}
      query={query}
      label={t(`search.${role}`)}
      placeholder={t('search.people')}
    />
  );
}
