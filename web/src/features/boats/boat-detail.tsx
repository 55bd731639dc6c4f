import type { BoatView } from '@harbourline/contracts';
import { boatTitle } from '@harbourline/policy';
import { Badge } from '../../shared/ui/badge';
import { MapPin } from 'lucide-react';
import type { ReactNode } from 'react';
import type { When } from '../../shared/charter-time/charter-time-values';
import { RatingLine } from '../../shared/ui/rating-line';
import { BackLink } from '../../shared/ui/back-link';
import styles from './boat-detail.module.css';
import { BoatStory } from './boat-story';
import { Gallery } from './gallery';
import { useWayToList } from './list-place';
import { useText } from './words';

interface Props {
  boat: BoatView;
  /** The time that was asked for. */
  when: When;
  /** The price and what one can do: beside the pictures on wide screens, under them on small ones. */
  reserve: ReactNode;
  /** What is included, and the rules; left out where the owner has said nothing. */
  facts: ReactNode;
  /** On which days it is free, and for how much. */
  calendar: ReactNode;
  /** What was asked about it, under a heading of its own. */
  questions: ReactNode;
  /** What those say who have chartered it. */
  reviews: ReactNode;
  /** What guests find besides: under the price on wide screens, after everything else on small ones. */
  account?: ReactNode;
}

export function BoatDetail({ boat, when, reserve, facts, calendar, questions, reviews, account }: Props) {
  const t = useText();
  const wayToList = useWayToList(when);
  const title = boatTitle(boat);

  return (
    <>
      <BackLink {...wayToList}>{t('detail.back')}</BackLink>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.place}>
          <MapPin aria-hidden size={17} />
          <span>{boat.city}</span>
          <Badge color={boat.isAvailable ? 'green' : 'gray'} radius="full" size="2">
            {boat.isAvailable ? t('detail.available') : t('detail.unavailable')}
          </Badge>
          {boat.rating && (
            <a href="#reviews" className={styles.rating}>
              <RatingLine rating={boat.rating} />
            </a>
          )}
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.gallery}>
          <Gallery images={boat.images} title={title} />
          <ul className={styles.facts}>
            {[
              t('detail.guestCount', { count: boat.capacity }),
              t('length', { length: boat.length }),
              t('detail.minimumHours', { hours: t('detail.hours', { count: boat.minimumHours }) }),
              ...(hasWashroom(boat) ? [t('detail.washroom')] : []),
            ].map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <div className={styles.aside}>
          <div className={styles.beside}>
            {reserve}
            {account && (
              <div id="account" data-for-guests className={styles.account}>
                {account}
              </div>
            )}
          </div>
        </div>
        <BoatStory {...{ boat, title, facts, calendar, questions, reviews }} />
      </div>
    </>
  );
}

function hasWashroom({ amenities, facts }: BoatView): boolean {
  return (facts?.vessel?.washrooms ?? Number(amenities.includes('Washroom'))) > 0;
}
