import type { ListedBoat, UserView } from '@harbourline/contracts';
import { QueryView } from '../../shared/ui/query-view';
import { CardGrid } from '../../shared/ui/stack';
import { AdminBoatCard } from './admin-boat-card';
import { useBoatsOfOwnerQuery } from './listings-api';
import { useText } from './words';
import { PersonHeading } from './person-heading';
import styles from './sections.module.css';

interface Boats {
  boats: readonly ListedBoat[];
  onEdit: (boatId: number) => void;
}

export function OwnerBoats({ boats, onEdit }: Boats) {
  return (
    <CardGrid min="15rem" gap={4}>
      {boats.map((boat) => (
        <AdminBoatCard key={boat.id} boat={boat} onEdit={onEdit} />
      ))}
    </CardGrid>
  );
}

/** An owner with all their boats, listed or not. */
export function OwnerSection({ owner, onEdit }: { owner: UserView; onEdit: (boatId: number) => void }) {
  const t = useText();
  const query = useBoatsOfOwnerQuery(owner.id);
  return (
    <section className={styles.section}>
      <PersonHeading
        id={owner.id}
        person={owner}
        manage={owner}
        note={query.data?.length ? t('owners.boats', { count: query.data.length }) : undefined}
      />
      <QueryView query={query} empty={<p className={styles.none}>{t('owners.noBoats')}</p>}>
        {(boats) => <OwnerBoats boats={boats} onEdit={onEdit} />}
      </QueryView>
    </section>
  );
}
