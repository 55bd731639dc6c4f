import { Search } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../shared/ui/button';
import { type Option, SelectBox } from '../../shared/ui/select-box';
import styles from './boat-filter-bar.module.css';
import { capacityOptions, locationOptions, priceOptions } from './filter-options';
import type { BoatFilters } from './filters';
import { useText } from './words';
import { WhenFilter } from './when-filter';

interface Props {
  filters: BoatFilters;
  capacities: readonly string[];
  onChange: (filters: BoatFilters) => void;
  /** Where filters take effect at once, searching has nothing to add. */
  onSearch?: () => void;
  /** On small screens only place and date are asked, and no more than the place before a search. */
  folded?: boolean;
}

/** Location, date, capacity and price side by side, with the search button. */
export function BoatFilterBar({ filters, capacities, onChange, onSearch, folded }: Props) {
  const t = useText();
  const optional = folded ? styles.wideOnly : '';

  return (
    <form
      role="search"
      aria-label={t('filter.label')}
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch?.();
      }}
    >
      <Filter
        label={t('filter.location')}
        options={locationOptions()}
        value={filters.location}
        onChange={(location) => onChange({ ...filters, location: location as BoatFilters['location'] })}
      />
      <WhenFilter
        when={filters}
        city={filters.location}
        className={onSearch ? optional : ''}
        onChange={({ date, startTime, hours }) => onChange({ ...filters, date, startTime, hours })}
      />
      <Filter
        label={t('filter.capacity')}
        options={capacityOptions(capacities, filters.capacity)}
        value={filters.capacity}
        className={optional}
        onChange={(capacity) => onChange({ ...filters, capacity })}
      />
      <Filter
        label={t('filter.price')}
        options={priceOptions(filters.price)}
        value={filters.price}
        className={optional}
        onChange={(price) => onChange({ ...filters, price })}
      />
      <Button type="submit" size="3" className={`${styles.search} ${onSearch ? '' : optional}`}>
        <Search aria-hidden size={18} />
        {t('filter.search')}
      </Button>
    </form>
  );
}

interface FilterProps {
  label: string;
  options: Option[];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  className?: string | undefined;
}

function Filter({ label, options, value, onChange, className = '' }: FilterProps) {
  const id = useId();
  return (
    <div className={`${styles.filter} ${className}`}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <SelectBox
        id={id}
        options={options}
        value={value ?? ''}
        className={styles.select}
        onChange={(event) => onChange(event.target.value || undefined)}
      />
    </div>
  );
}
