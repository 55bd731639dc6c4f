import { type Role, USER_SORTS } from '@harbourline/contracts';
import type { ReactNode } from 'react';
import { useAddressFilters } from '../../shared/lib/use-address-filters';
import { DateRange } from '../../shared/ui/date-range';
import { SelectBox } from '../../shared/ui/select-box';
import { useText } from './words';
import { PeopleList } from './people-list';
import { PeopleTable } from './people-table';

interface Props {
  role: Role;
  /** Who is looking: one's own role and access are for another administrator to change. */
  selfId: number;
  none: string;
  action?: ReactNode;
}

/** Everyone with a role as a table, in any order, and by when they joined. */
export function UserTable({ role, selfId, none, action }: Props) {
  const t = useText();
  const [filters, change] = useAddressFilters('sort', 'from', 'to');
  const sort = USER_SORTS.find((known) => known === filters.sort) ?? USER_SORTS[0];
  return (
    <PeopleList
      role={role}
      none={none}
      action={action}
      sort={sort}
      joined={filters}
      filters={
        <>
          <SelectBox
            aria-label={t('sort.label')}
            value={sort}
            options={USER_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
            onChange={({ target }) => change({ sort: target.value })}
          />
          <DateRange id={`joined-${role}`} label={t('joined')} days={filters} onChange={change} />
        </>
      }
    >
      {(people) => (
        <PeopleTable people={people} selfId={selfId} sorting={{ sort, onSort: (next) => change({ sort: next }) }} />
      )}
    </PeopleList>
  );
}
