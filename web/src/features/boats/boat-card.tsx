import type { BoatCard as Boat } from '@harbourline/contracts';
import { MapPin, Ruler, Users } from 'lucide-react';
import { Link } from 'react-router-dom';
import { boatTitle } from '@harbourline/policy';
import type { When } from '../../shared/charter-time/charter-time-values';
import { formatMoney } from '../../shared/lib/money';
import { RatingLine } from '../../shared/ui/rating-line';
import styles from './boat-card.module.css';
import { BoatCardPictures } from './boat-card-pictures';
import { whenSearch } from './filters';
import { useListPlace } from './list-place';
import { useText } from './words';

interface Props {
  boat: Boat;
  /** For cards that are on screen at once. */
  eager?: boolean | 'first';
  /** The level of its heading, one below that of the list. */
  heading: 'h2' | 'h3';
  /** The time that was asked for, which goes along to the boat. */
  when?: When;
}

/** A boat in a list; the whole card leads to the boat. */
export function BoatCard({ boat, eager, heading: Heading, when = {} }: Props) {
  const t = useText();
  const title = boatTitle(boat);
  const place = useListPlace();
  return (
    <article className={styles.card}>
      <BoatCardPictures images={boat.images} title={title} eager={eager} />
      <div className={styles.body}>
        <div className={styles.headline}>
          <Heading className={styles.title}>
            <Link to={`/boats/${boat.id}${whenSearch(when)}`} state={place} className={styles.link}>
              {title}
            </Link>
          </Heading>
          <p className={styles.price}>
            <CardPrice boat={boat} />
            <span className={styles.note}>{t('plusCaptain')}</span>
          </p>
        </div>
        <ul className={styles.facts}>
          <li>
            <MapPin aria-hidden size={16} />
            {boat.city}
          </li>
          <li>
            <Users aria-hidden size={16} />
            {t('guests', { count: boat.capacity })}
          </li>
          <li>
            <Ruler aria-hidden size={16} />
            {t('length', { length: boat.length })}
          </li>
          {boat.rating && (
            <li>
              <RatingLine rating={boat.rating} />
            </li>
          )}
        </ul>
      </div>
    </article>
  );
}

/** On the date that was asked for, with what it comes to; without one, what an hour costs at least. */
function CardPrice({ boat: { rate: standard, price } }: Pick<Props, 'boat'>) {
  const t = useText();
  const rate = formatMoney(price?.rate ?? standard);
  if (!price?.hours || price.total === null) return <span className={styles.rate}>{t('fromRate', { rate })}</span>;
  return (
    <>
      <span className={styles.rate}>{t('dayRate', { rate })}</span>
      <span className={styles.total}>
        {t('totalFor', {
          total: formatMoney(price.total),
          hours: t('detail.hours', { count: price.hours }),
        })}
      </span>
    </>
  );
}
