import type { ListedBoat } from '@harbourline/contracts';
import type { ReactNode } from 'react';
import type { City } from '../../shared/config/site';
import { useBoatsInCityInfiniteQuery } from './listings-api';
import { byOwner } from './by-owner';
import { useText } from './words';
import { OwnerBoats } from './owner-section';
import { PersonHeading } from './person-heading';
import { SearchedList, useSearch } from '../../shared/ui/searched-list';
import styles from './sections.module.css';

interface Props {
  city: City;
  filters: ReactNode;
  action: ReactNode;
  onEdit: (boatId: number) => void;
}

/** The boats of a city, by owner. */
export function BoatsInCity({ city, filters, action, onEdit }: Props) {
  const t = useText();
  const search = useSearch();
  const query = useBoatsInCityInfiniteQuery({ city, q: search.q });
  return (
    <SearchedList
      search={search}
      query={query}
      label={t('search.boats', { city })}
      placeholder={t('search.boatWords')}
      none={t('owners.noneInCity', { city })}
      filters={filters}
      action={action}
    >
      {(boats) => byOwner(boats).map((own) => <OwnerInCity key={own[0].ownerId} boats={own} onEdit={onEdit} />)}
    </SearchedList>
  );
}

function OwnerInCity({ boats, onEdit }: { boats: readonly [ListedBoat, ...ListedBoat[]]; onEdit: Props['onEdit'] }) {
  const t = useText();
  const { owner, ownerId = 0 } = boats[0];
  return (
    <section className={styles.section}>
      <PersonHeading id={ownerId} person={owner} note={t('owners.boats', { count: boats.length })} />
      <OwnerBoats boats={boats} onEdit={onEdit} />
    </section>
  );
}
