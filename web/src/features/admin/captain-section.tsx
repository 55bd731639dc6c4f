import type { UserView } from '@harbourline/contracts';
import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { QueryView } from '../../shared/ui/query-view';
import { CardGrid } from '../../shared/ui/stack';
import { useRatesOfCaptainQuery } from './listings-api';
import { CaptainBoatCard } from './captain-boat-card';
import { LicenseLines } from './license-lines';
import { useText } from './words';
import { PersonHeading } from './person-heading';
import styles from './sections.module.css';

/** One row of cards. */
const FIRST = 4;

/** A captain with their licenses, and the boats they take charters on. */
export function CaptainSection({ captain }: { captain: UserView }) {
  const t = useText();
  const [showsAll, setShowsAll] = useState(false);
  const query = useRatesOfCaptainQuery(captain.id);
  const count = query.data?.length ?? 0;
  return (
    <section className={styles.section}>
      <PersonHeading
        id={captain.id}
        person={captain}
        manage={captain}
        note={count > 0 ? t('captains.boats', { count }) : undefined}
      />
      <LicenseLines captain={captain} />
      <QueryView query={query} empty={<p className={styles.none}>{t('captains.noBoats')}</p>}>
        {(rates) => (
          <>
            <CardGrid min="15rem" gap={4}>
              {rates.slice(0, showsAll ? undefined : FIRST).map((rate) => (
                <CaptainBoatCard key={rate.boatId} rate={rate} />
              ))}
            </CardGrid>
            {!showsAll && count > FIRST && (
              <div className={styles.all}>
                <Button tone="quiet" size="2" onClick={() => setShowsAll(true)}>
                  {t('captains.all', { count })}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}
