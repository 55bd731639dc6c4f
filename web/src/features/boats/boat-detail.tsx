import type { BoatView } from '@harbourline/contracts';
import { Badge } from '../../shared/ui/badge';
import { Check, Clock, MapPin, Ruler, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import type { When } from '../../shared/charter-time/charter-time-values';
import { BackLink } from '../../shared/ui/back-link';
import styles from './boat-detail.module.css';
import { BoatCaptains } from './boat-captains';
import { boatTitle } from './boat-title';
import { BoatVideo } from './boat-video';
import { Gallery } from './gallery';
import { useWayToList } from './list-place';
import { useText } from './messages';

interface Props {
  boat: BoatView;
  /** The time that was asked for. */
  when: When;
  /** The price and what one can do: beside the pictures on wide screens, under them on small ones. */
  reserve: ReactNode;
  /** On which days it is free, and for how much. */
  calendar: ReactNode;
  /** What guests find besides: under the price on wide screens, after everything else on small ones. */
  account?: ReactNode;
}

export function BoatDetail({ boat, when, reserve, calendar, account }: Props) {
  const t = useText();
  const wayToList = useWayToList(when);
  const title = boatTitle(boat);
  const specifications = [
    { icon: Users, label: t('detail.capacity'), value: t('detail.guestCount', { count: boat.capacity }) },
    { icon: Ruler, label: t('detail.length'), value: t('detail.feet', { length: boat.length }) },
    { icon: MapPin, label: t('detail.location'), value: boat.city },
    { icon: Clock, label: t('detail.minimum'), value: t('detail.hours', { count: boat.minimumHours }) },
  ];

  return (
    <>
      <BackLink {...wayToList}>{t('detail.back')}</BackLink>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.place}>
          <MapPin aria-hidden size={17} />
          {boat.city}
          <Badge color={boat.isAvailable ? 'green' : 'gray'} radius="full" size="2">
            {boat.isAvailable ? t('detail.available') : t('detail.unavailable')}
          </Badge>
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.gallery}>
          <Gallery images={boat.images} title={title} />
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
        <div className={styles.story}>
          <section>
            <h2>{t('detail.about')}</h2>
            <p className={styles.description}>{boat.description}</p>
          </section>
          <section id="calendar">
            <h2>{t('calendar.title')}</h2>
            {calendar}
          </section>
          <section>
            <h2>{t('detail.specifications')}</h2>
            <dl className={styles.specifications}>
              {specifications.map(({ icon: Icon, label, value }) => (
                <div key={label}>
                  <Icon aria-hidden size={22} strokeWidth={1.6} />
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </section>
          {boat.amenities.length > 0 && (
            <section>
              <h2>{t('detail.amenities')}</h2>
              <ul className={styles.amenities}>
                {boat.amenities.map((amenity) => (
                  <li key={amenity}>
                    <Check aria-hidden size={18} />
                    {amenity}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {boat.videoUrl !== null && (
            <section>
              <h2>{t('detail.video')}</h2>
              <BoatVideo url={boat.videoUrl} embedUrl={boat.videoEmbedUrl} title={t('detail.videoOf', { title })} />
            </section>
          )}
          <section>
            <h2>{t('detail.captains')}</h2>
            <p className={styles.note}>{t('detail.captainsLead')}</p>
            <BoatCaptains boatId={boat.id} />
          </section>
        </div>
      </div>
    </>
  );
}
