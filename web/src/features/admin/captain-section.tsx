import type { UserView } from '@harbourline/contracts';
import { useState } from 'react';
import { Button } from '../../shared/ui/button';
import { QueryView } from '../../shared/ui/query-view';
import { CardGrid } from '../../shared/ui/stack';
import { useOffersOfCaptainQuery } from './admin-api';
import { CaptainBoatCard } from './captain-boat-card';
import { LicenseLines } from './license-lines';
import { useText } from './messages';
import { PersonHeading } from './person-heading';
import styles from './sections.module.css';

/** One row of cards. */
const FIRST = 4;
const ALL = 200;

/** A captain with their licences, and the boats they take charters on. */
export function CaptainSection({ captain }: { captain: UserView }) {
  const t = useText();
  const [shown, setShown] = useState(FIRST);
  const query = useOffersOfCaptainQuery({ captainId: captain.id, shown });
  const { data, isFetching } = query;
  return (
    <section className={styles.section}>
      <PersonHeading
        person={captain}
        manage={captain}
        note={data?.total ? t('captains.boats', { count: data.total }) : undefined}
      />
      <LicenseLines captain={captain} />
      <QueryView
        query={query}
        isEmpty={({ total }) => total === 0}
        empty={<p className={styles.none}>{t('captains.noBoats')}</p>}
      >
        {({ offers, total }) => (
          <>
            <CardGrid min="15rem" gap={4}>
              {offers.map((offer) => (
                <CaptainBoatCard key={offer.boatId} offer={offer} />
              ))}
            </CardGrid>
            {total > offers.length && offers.length < ALL && (
              <div className={styles.all}>
                <Button tone="quiet" size="2" loading={isFetching && shown === ALL} onClick={() => setShown(ALL)}>
                  {t('captains.all', { count: total })}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryView>
    </section>
  );
}
