import { useTypedWords } from '../../shared/lib/use-typed-words';
import { PlainTextField } from '../../shared/ui/plain-fields';
import { type BoatFilters, OFFERS } from './filters';
import styles from './more-filters.module.css';
import { useText } from './more-filters-words';

/** More guests than on any boat. */
const MOST_DIGITS = 4;

interface Props {
  filters: BoatFilters;
  onChange: (filters: BoatFilters) => void;
}

/** Asks for just as many guests as will come, and for what a boat has to offer. */
export function MoreFilters({ filters, onChange }: Props) {
  const t = useText();
  const guests = /^(\d+)\+$/.exec(filters.capacity ?? '')?.[1];
  const { typed, type } = useTypedWords(guests, (count) => onChange({ ...filters, capacity: count && `${count}+` }));
  return (
    <fieldset className={styles.more}>
      <legend className="visually-hidden">{t('label')}</legend>
      <div className={styles.guests}>
        <PlainTextField
          label={t('guests')}
          inputMode="numeric"
          maxLength={MOST_DIGITS}
          value={typed}
          onValue={(value) => type(value.replace(/\D/g, '').replace(/^0+/, ''))}
        />
      </div>
      {OFFERS.map((offer) => (
        <label key={offer} className={styles.offer}>
          <input
            type="checkbox"
            checked={filters[offer] === 'true'}
            onChange={({ target }) => onChange({ ...filters, [offer]: target.checked ? 'true' : undefined })}
            className={styles.checkbox}
          />
          {t(`offers.${offer}`)}
        </label>
      ))}
    </fieldset>
  );
}
