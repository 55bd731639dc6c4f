import { Badge } from '../../shared/ui/badge';
import { useBoatCaptainsQuery } from '../../shared/api/boat-api';
import { formatMoney } from '../../shared/lib/money';
import { RatingLine } from '../../shared/ui/rating-line';
import { QueryView } from '../../shared/ui/query-view';
import styles from './boat-captains.module.css';
import { useText } from './words';

/** Who may skipper the boat, and for how much. */
export function BoatCaptains({ boatId }: { boatId: number }) {
  const t = useText();
  const query = useBoatCaptainsQuery({ boatId });
  return (
    <QueryView query={query} empty={<p>{t('detail.noCaptains')}</p>}>
      {(captains) => (
        <ul className={styles.captains}>
          {captains.map(({ id, fullName, hourlyRate, preferred, rating }) => (
            <li key={id}>
              <span className={styles.initials} aria-hidden>
                {initials(fullName)}
              </span>
              <span className={styles.about}>
                <span className={styles.name}>{fullName}</span>
                <RatingLine rating={rating} />
                {preferred && (
                  <Badge radius="full" color="teal">
                    {t('detail.preferred')}
                  </Badge>
                )}
              </span>
              <span className={styles.rate}>{t('detail.captainRate', { rate: formatMoney(hourlyRate) })}</span>
            </li>
          ))}
        </ul>
      )}
    </QueryView>
  );
}

function initials(name: string) {
  const words = name.split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0).toUpperCase()).join('');
}
