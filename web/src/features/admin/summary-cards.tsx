import { Skeleton } from '../../shared/ui/states';
import { useCountBoatsQuery, useCountUsersQuery } from './admin-api';
import { useText } from './messages';
import styles from './summary-cards.module.css';

/** How many of everything there are. */
export function SummaryCards() {
  const t = useText();
  const cards = [
    { label: t('summary.owners'), query: useCountUsersQuery('owner') },
    { label: t('summary.captains'), query: useCountUsersQuery('captain') },
    { label: t('summary.boats'), query: useCountBoatsQuery() },
    { label: t('summary.renters'), query: useCountUsersQuery('renter') },
  ];
  return (
    <dl className={styles.cards} aria-label={t('summary.label')}>
      {cards.map(({ label, query }) => (
        <div key={label} className={styles.card}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.count}>
            <Count {...query} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Count({ data, isFetching }: { data?: number | undefined; isFetching: boolean }) {
  const t = useText();
  if (data !== undefined) return data.toLocaleString('en-CA');
  if (isFetching) return <Skeleton width="3ch" height="1em" />;
  return <span title={t('summary.failed')}>–</span>;
}
