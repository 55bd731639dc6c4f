import type { Role, USER_SORTS, UserView } from '@harbourline/contracts';
import type { ReactNode } from 'react';
import { isInOrder } from '../../shared/lib/is-in-order';
import { ExportButton } from '../../shared/ui/export-button';
import { Row } from '../../shared/ui/stack';
import { useExportPeopleMutation, useUsersInfiniteQuery } from './people-api';
import { useText } from './words';
import { SearchedList, useSearch } from '../../shared/ui/searched-list';

interface Props {
  role: Role;
  /** What is said when there is nobody. */
  none: string;
  /** What the address calls what is searched for, where another list of the page is searched as well. */
  searchedAs?: string;
  sort?: (typeof USER_SORTS)[number];
  /** The days on which their accounts were made, both included. */
  joined?: { from: string; to: string };
  filters?: ReactNode;
  action?: ReactNode;
  children: (people: UserView[]) => ReactNode;
}

/** Everyone with a role, newest first unless asked otherwise, page by page; with a search for name, email and phone. */
export function PeopleList({ role, searchedAs, sort, joined, action, ...list }: Props) {
  const t = useText();
  const search = useSearch(searchedAs);
  const days = joined && isInOrder(joined) ? { from: joined.from, to: joined.to } : {};
  const query = useUsersInfiniteQuery({ role, q: search.q, sort, ...days });
  const [exportAll] = useExportPeopleMutation();
  return (
    <SearchedList
      {...list}
      action={
        <Row>
          <ExportButton
            label={t(`export.${role}`)}
            download={() => exportAll({ role, q: search.q, ...days }).unwrap()}
          />
          {action}
        </Row>
      }
      search={search}
      query={query}
      label={t(`search.${role}`)}
      placeholder={t('search.people')}
    />
  );
}
