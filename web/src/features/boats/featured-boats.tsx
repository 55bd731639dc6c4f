import { QueryView } from '../../shared/ui/query-view';
import { CardGrid } from '../../shared/ui/stack';
import { EmptyState } from '../../shared/ui/states';
import { BoatCard } from './boat-card';
import { BoatCardsLoading } from './boat-list-loading';
import styles from './featured-boats.module.css';
import { useBoatsQuery } from './boats-api';
import { useText } from './words';
import { FEATURED } from './page-sizes';
import { BoatListData } from './structured-data';

/** A first look at the fleet. */
export function FeaturedBoats() {
  const t = useText();
  const query = useBoatsQuery(FEATURED);
  return (
    <QueryView
      query={query}
      loading={
        <>
          <p role="status" className="visually-hidden">
            {t('list.loading')}
          </p>
          <BoatCardsLoading count={4} className={styles.boats} />
        </>
      }
      empty={<EmptyState title={t('list.none')} />}
    >
      {(boats) => (
        <>
          <CardGrid min="20.5rem" className={styles.boats}>
            {boats.slice(0, 4).map((boat) => (
              <BoatCard key={boat.id} heading="h3" boat={boat} />
            ))}
          </CardGrid>
          <BoatListData boats={boats} />
        </>
      )}
    </QueryView>
  );
}
