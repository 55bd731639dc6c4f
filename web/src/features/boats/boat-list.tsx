import type { BoatCard as Boat } from '@harbourline/contracts';
import { Button } from '../../shared/ui/button';
import { QueryView } from '../../shared/ui/query-view';
import { CardGrid } from '../../shared/ui/stack';
import { EmptyState, Spinner } from '../../shared/ui/states';
import { BoatCard } from './boat-card';
import styles from './boat-list.module.css';
import { useBoatsQuery } from './boats-api';
import type { BoatFilters } from './filters';
import { useText } from './messages';
import { BoatListData } from './structured-data';

interface Props {
  filters: BoatFilters;
  onClear: () => void;
}

/** The boats that match, the dearest first. */
export function BoatList({ filters, onClear }: Props) {
  const t = useText();
  const query = useBoatsQuery(filters);
  const isFiltered = Object.values(filters).some(Boolean);

  return (
    <QueryView
      query={query}
      loading={<Spinner label={t('list.loading')} />}
      empty={
        <EmptyState
          title={t('list.none')}
          action={
            isFiltered && (
              <Button tone="secondary" onClick={onClear}>
                {t('filter.clear')}
              </Button>
            )
          }
        />
      }
    >
      {(boats) => (
        <>
          <p className={styles.count} role="status">
            {t('list.count', { count: boats.length })} <span>· {t('list.sorted')}</span>
          </p>
          <CardGrid min="20.5rem" className={styles.grid}>
            {byRate(boats).map((boat, index) => (
              <BoatCard key={boat.id} heading="h2" boat={boat} eager={index < 3} />
            ))}
          </CardGrid>
          <BoatListData boats={boats} />
        </>
      )}
    </QueryView>
  );
}

function byRate(boats: readonly Boat[]) {
  return boats.toSorted((a, b) => b.rate - a.rate);
}
