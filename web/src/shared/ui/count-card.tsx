import type { ReactNode } from 'react';
import styles from './count-card.module.css';
import { useText } from './words';
import { Skeleton } from './states';

/** How many of everything there are, one card each. */
export function CountCards({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dl className={styles.cards} aria-label={label}>
      {children}
    </dl>
  );
}

interface Props {
  label: string;
  query: { data?: number | undefined; isFetching: boolean };
}

/** How many there are of one thing; a dash where nobody knows. */
export function CountCard({ label, query: { data, isFetching } }: Props) {
  const t = useText();
  return (
    <div className={styles.card}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.count}>
        {data?.toLocaleString('en-CA') ??
          (isFetching ? <Skeleton width="3ch" height="1em" /> : <span title={t('loadFailed')}>–</span>)}
      </dd>
    </div>
  );
}
