import type { BoatView } from '@harbourline/contracts';
import { inLanguage } from '@harbourline/policy/words';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './boat-detail.module.css';
import { BoatCaptains } from './boat-captains';
import { onSight } from '../../shared/ui/on-demand';
import { useText } from './words';

const BoatVideo = onSight(async () => (await import('./boat-video')).BoatVideo, '12rem');
const PeopleBehind = onSight(async () => (await import('./people-behind')).PeopleBehind, 'var(--people)');

interface Props {
  boat: BoatView;
  title: string;
  /** What is included, and the rules; left out where the owner has said nothing. */
  facts: ReactNode;
  calendar: ReactNode;
  questions: ReactNode;
  reviews: ReactNode;
}

/** What is told of a boat: its description, amenities, facts, film, captains, free days, questions and reviews. */
export function BoatStory({ boat, title, facts, calendar, questions, reviews }: Props) {
  const t = useText();
  return (
    <div className={styles.story}>
      <section>
        <h2>{t('detail.about')}</h2>
        <p className={styles.description}>{boat.description}</p>
      </section>
      {boat.amenities.length > 0 && (
        <section>
          <h2>{t('detail.amenities')}</h2>
          <ul className={styles.amenities}>
            {boat.amenities.map((amenity) => (
              <li key={amenity}>
                <Check aria-hidden size={18} />
                {inLanguage(amenity)}
              </li>
            ))}
          </ul>
        </section>
      )}
      {facts}
      {boat.videoUrl !== null && (
        <section>
          <h2>{t('detail.video')}</h2>
          <BoatVideo url={boat.videoUrl} embedUrl={boat.videoEmbedUrl} title={t('detail.videoOf', { title })} />
        </section>
      )}
      <PeopleBehind key={boat.id} boatId={boat.id} />
      <section>
        <h2>{t('detail.captains')}</h2>
        <p className={styles.note}>{t('detail.captainsLead')}</p>
        <BoatCaptains boatId={boat.id} />
      </section>
      <section id="calendar">
        <h2>{t('calendar.title')}</h2>
        {calendar}
      </section>
      <section>{questions}</section>
      <section id="reviews">
        <h2>{t('detail.reviews')}</h2>
        {boat.rating || boat.reviews ? reviews : <p>{t('detail.noReviews')}</p>}
      </section>
    </div>
  );
}
