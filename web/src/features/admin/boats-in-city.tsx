import type { ListedBoat } from '@harbourline/contracts';
import { type ReactNode, useState } from 'react';
import type { City } from '../../shared/config/site';
import { useDebounced } from '../../shared/lib/use-debounced';
import { QueryView } from '../../shared/ui/query-view';
import { EmptyState } from '../../shared/ui/states';
import { useBoatsInCityInfiniteQuery } from './admin-api';
import { byOwner } from './by-owner';
import { LoadMore } from './load-more';
import { useText } from './messages';
import { OwnerBoats } from './owner-section';
import { itemsOf } from './page-of';
import { PersonHeading } from './person-heading';
import styles from './sections.module.css';
import { Toolbar } from './toolbar';

const SETTLE_MS = 300;

interface Props {
  city: City;
  filters: ReactNode;
  action: ReactNode;
  onEdit: (boatId: number) => void;
}

/** The boats of a city, by owner. */
export function BoatsInCity({ city, filters, action, onEdit }: Props) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim(), SETTLE_MS);
  const query = useBoatsInCityInfiniteQuery({ city, q });
  return (
    <>
      <Toolbar
        label={t('search.boats', { city })}
        placeholder={t('search.boatWords')}
        value={typed}
        onChange={setTyped}
        action={action}
      >
        {filters}
      </Toolbar>
      <QueryView
        query={query}
        isEmpty={(data) => itemsOf(data).length === 0}
        empty={<EmptyState title={q ? t('search.none', { q }) : t('owners.noneInCity', { city })} />}
      >
        {(data) => (
          <>
            {byOwner(itemsOf(data)).map((boats) => (
              <OwnerInCity key={boats[0].ownerId} boats={boats} onEdit={onEdit} />
            ))}
            <LoadMore shown={itemsOf(data).length} total={data.pages.at(-1)?.total ?? 0} query={query} />
          </>
        )}
      </QueryView>
    </>
  );
}

function OwnerInCity({ boats, onEdit }: { boats: readonly [ListedBoat, ...ListedBoat[]]; onEdit: Props['onEdit'] }) {
  const t = useText();
  const { owner, ownerId = 0 } = boats[0];
  const unknown = { fullName: t('owners.unknown', { id: ownerId }), phone: '', email: '' };
  return (
    <section className={styles.section}>
      <PersonHeading person={owner ?? unknown} note={t('owners.boats', { count: boats.length })} />
      <OwnerBoats boats={boats} onEdit={onEdit} />
    </section>
  );
}
