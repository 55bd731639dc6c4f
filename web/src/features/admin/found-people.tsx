import type { ReactNode } from 'react';
import { PagedList } from '../../shared/ui/paged-list';
import { useFoundPeopleInfiniteQuery } from './people-api';
import { useText } from './words';
import { PeopleTable } from './people-table';

/** Everybody, of whatever role, whose name, email address or phone fits. */
export function FoundPeople({ q, selfId, empty }: { q: string; selfId: number; empty: ReactNode }) {
  const t = useText();
  const query = useFoundPeopleInfiniteQuery(q);
  return (
    <PagedList query={query} empty={empty}>
      {(people) => <PeopleTable people={people} selfId={selfId} label={t('find.people')} />}
    </PagedList>
  );
}
