import type { BoatBoarding } from '@harbourline/contracts';
import { arrivalInWords, boardingInWords, mapLink } from '@harbourline/policy/words';
import { Facts } from '../../shared/ui/facts';
import { Picture } from '../../shared/ui/picture';
import styles from './boarding-lines.module.css';
import { useText } from './words';

interface Props {
  boarding: BoatBoarding;
  city: string;
  side: 'renter' | 'owner' | 'captain';
  /** Its group is expected. */
  isToCome: boolean;
}

/** Where and how one boards, for the people of a confirmed booking. */
export function BoardingLines({ boarding, city, side, isToCome }: Props) {
  const t = useText();
  const rows = boardingInWords(boarding);
  const map = mapLink(boarding, city);
  const arrival = arrivalInWords(boarding);
  return (
    <div className={styles.boarding}>
      <h4 className={styles.title}>{t('card.boarding')}</h4>
      {rows.length > 0 && <Facts rows={rows} />}
      {isToCome && (
        <p className={styles.arrival}>{t(side === 'renter' ? 'card.arrival' : 'card.guestsArrival', { arrival })}</p>
      )}
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
