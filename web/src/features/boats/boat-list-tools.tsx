import type { BoatSort } from '@harbourline/contracts';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useId } from 'react';
import { useTypedWords } from '../../shared/lib/use-typed-words';
import { Button } from '../../shared/ui/button';
import { SelectBox } from '../../shared/ui/select-box';
import formStyles from '../../shared/ui/form.module.css';
import styles from './boat-list-tools.module.css';
import { sortOptions } from './filter-options';
import { type BoatFilters, MOST_WORDS, OFFERS } from './filters';
import { useText } from './words';

interface Props {
  filters: BoatFilters;
  onChange: (filters: BoatFilters) => void;
  /** Some filters, and on small screens most, are folded away until somebody asks for them. */
  folded: boolean;
  onFold: (folded: boolean) => void;
}

/** Searching in words, the order of the list, and the way to the other filters. */
export function BoatListTools({ filters, onChange, folded, onFold }: Props) {
  const t = useText();
  const id = useId();
  const { typed, type, settle } = useTypedWords(filters.q, (q) => onChange({ ...filters, q }));
  const hidden = (['capacity', 'price', 'q', ...OFFERS] as const).filter((name) => filters[name]).length;
  return (
    <div className={styles.tools}>
      <Button tone="secondary" className={styles.unfold} aria-expanded={!folded} onClick={() => onFold(!folded)}>
        <SlidersHorizontal aria-hidden size={18} />
        <span>{hidden > 0 ? t('filter.moreSet', { count: hidden }) : t('filter.more')}</span>
      </Button>
      <form
        role="search"
        className={`${styles.words} ${folded ? styles.wideOnly : ''}`}
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
