import type { BoatSort } from '@harbourline/contracts';
import { Search } from 'lucide-react';
import { useId } from 'react';
import { useTypedWords } from '../../shared/lib/use-typed-words';
import { SelectBox } from '../../shared/ui/fields';
import formStyles from '../../shared/ui/form.module.css';
import styles from './boat-list-tools.module.css';
import { sortOptions } from './filter-options';
import { type BoatFilters, MOST_WORDS } from './filters';
import { useText } from './messages';
import { WhenFilter } from './when-filter';

interface Props {
  filters: BoatFilters;
  onChange: (filters: BoatFilters) => void;
}

/** Searching in words and by time, and the order of the list. */
export function BoatListTools({ filters, onChange }: Props) {
  const t = useText();
  const id = useId();
  const { typed, type, settle } = useTypedWords(filters.q, (q) => onChange({ ...filters, q }));
  return (
    <div className={styles.tools}>
      <form
        role="search"
        className={styles.words}
        onSubmit={(event) => {
          event.preventDefault();
          settle();
        }}
      >
        <Search aria-hidden size={18} className={styles.icon} />
        <input
          type="search"
          value={typed}
          maxLength={MOST_WORDS}
          aria-label={t('filter.words')}
          placeholder={t('filter.words')}
          className={`${formStyles.control} ${styles.input}`}
          onChange={(event) => type(event.target.value)}
        />
      </form>
      <WhenFilter
        when={filters}
        city={filters.location}
        onChange={({ date, startTime, hours }) => onChange({ ...filters, date, startTime, hours })}
      />
      <div className={styles.sort}>
        <label htmlFor={id} className={styles.label}>
          {t('filter.sort')}
        </label>
        <SelectBox
          id={id}
          options={sortOptions()}
          value={filters.sort ?? 'rate-desc'}
          onChange={({ target }) =>
            onChange({ ...filters, sort: target.value === 'rate-desc' ? undefined : (target.value as BoatSort) })
          }
        />
      </div>
    </div>
  );
}
