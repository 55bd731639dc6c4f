import type { ReactNode } from 'react';
import { CountCard, CountCards } from '../../shared/ui/count-card';
import { useCountBoatsQuery } from './listings-api';
import { useCountUsersQuery } from './people-api';
import { useText } from './words';

/** How many of everything there are; `children` are the cards of what is counted elsewhere. */
export function SummaryCards({ children }: { children: ReactNode }) {
  const t = useText();
  return (
    <CountCards label={t('summary.label')}>
      <CountCard label={t('summary.owners')} query={useCountUsersQuery('owner')} />
      <CountCard label={t('summary.captains')} query={useCountUsersQuery('captain')} />
      <CountCard label={t('summary.boats')} query={useCountBoatsQuery()} />
      <CountCard label={t('summary.renters')} query={useCountUsersQuery('renter')} />
      {children}
    </CountCards>
  );
}
