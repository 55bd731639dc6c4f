import type { BoatBoarding } from '@harbourline/contracts';
import { boardingInWords, earlyArrivalInWords, mapLink } from '@harbourline/policy/words';
import { Facts } from '../../shared/ui/facts';
import { Picture } from '../../shared/ui/picture';
import styles from './boarding-lines.module.css';
import { useText } from './words';

interface Props {
  boarding: BoatBoarding;
  side: 'renter' | 'owner' | 'captain';
}

/** Where and how one boards, for the people of a confirmed booking. */
export function BoardingLines({ boarding, side }: Props) {
  const t = useText();
  const map = mapLink(boarding);
  const time = earlyArrivalInWords(boarding);
  return (
    <div className={styles.boarding}>
      <h4 className={styles.title}>{t('card.boarding')}</h4>
      <Facts rows={boardingInWords(boarding)} />
      <p className={styles.arrival}>{t(side === 'renter' ? 'card.arrival' : 'card.guestsArrival', { time })}</p>
      {map && (
        <a href={map} target="_blank" rel="noreferrer" className={styles.map}>
          {t('card.openMap')}
        </a>
      )}
      {boarding.picture && (
        <Picture url={boarding.picture} alt={t('card.dockPicture')} sizes="20rem" className={styles.picture} />
      )}
    </div>
  );
}
