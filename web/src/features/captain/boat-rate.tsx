import type { ListedBoat } from '@harbourline/contracts';
import { useId, useState } from 'react';
import { boatTitle } from '@harbourline/policy';
import { formatMoney } from '../../shared/lib/money';
import { Picture } from '../../shared/ui/picture';
import styles from './boat-rate.module.css';
import { useText } from './words';
import { wholeDollars } from './rates-draft';

interface Props {
  boat: ListedBoat;
  /** Whole dollars per hour; undefined where the boat is not ticked. */
  rate: number | undefined;
  problem: string | undefined;
  onToggle: (ticked: boolean) => void;
  onRateChange: (rate: number) => void;
}

/** A boat to tick, with the captain's rate once it is. */
export function BoatRate({ boat, rate, problem, onToggle, onRateChange }: Props) {
  const t = useText();
  const id = useId();
  const title = boatTitle(boat);
  // As typed, until the field is left: "72.5" must not become 725 on the way.
  const [typed, setTyped] = useState<string>();
  const isTicked = rate !== undefined;
  return (
    <li className={`${styles.row} ${isTicked ? styles.ticked : ''}`}>
      <label className={styles.choice}>
        <input
          type="checkbox"
          checked={isTicked}
          className={styles.checkbox}
          onChange={(event) => onToggle(event.target.checked)}
        />
        <Picture url={boat.images[0]} alt="" sizes="7rem" className={styles.picture} />
        <span className={styles.boat}>
          <span className={styles.title}>{title}</span>
          <span className={styles.facts}>
            <span>{t('boats.guests', { count: boat.capacity })}</span>
            <span>{t('boats.baseRate', { rate: formatMoney(boat.rate) })}</span>
          </span>
        </span>
      </label>
      {isTicked && (
        <div className={styles.rate}>
          <span aria-hidden className={styles.rateLabel}>
            {t('boats.rate')}
          </span>
          <span className={styles.rateBox}>
            <span aria-hidden>$</span>
            <input
              inputMode="numeric"
              autoComplete="off"
              value={typed ?? String(rate)}
              aria-label={t('boats.rateLabel', { boat: title })}
              aria-invalid={problem !== undefined}
              aria-describedby={problem && `${id}-error`}
              className={styles.rateInput}
              onFocus={(event) => event.target.select()}
              onBlur={() => setTyped(undefined)}
              onChange={(event) => {
                setTyped(event.target.value);
                onRateChange(wholeDollars(event.target.value));
              }}
            />
            <span aria-hidden>{t('boats.perHour')}</span>
          </span>
          {problem && (
            <span id={`${id}-error`} role="alert" className={styles.error}>
              {problem}
            </span>
          )}
        </div>
      )}
    </li>
  );
}
