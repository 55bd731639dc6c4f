import { BOOKING_SORTS } from '@harbourline/contracts';
import { DateRange } from '../../../shared/ui/date-range';
import { SelectBox } from '../../../shared/ui/select-box';
import { useText } from '../words';
import styles from './booking-filter-fields.module.css';
import { type BookingFilters, STATUS_FILTERS, unlessUsual, USUAL_SORT } from './booking-filters';
import { OwnerFilter } from './owner-filter';

interface Props {
  filters: BookingFilters;
  onChange: (filters: BookingFilters) => void;
}

/** By status, owner and the days on which charters start, and in which order. */
export function BookingFilterFields({ filters, onChange }: Props) {
  const t = useText();
  return (
    <>
      <SelectBox
        aria-label={t('admin.filter.status')}
        value={filters.status ?? 'all'}
        options={STATUS_FILTERS.map((value) => ({ value, label: t(`admin.filter.statuses.${value}`) }))}
        onChange={({ target }) => {
          const status = STATUS_FILTERS.find((known) => known === target.value);
          onChange({ ...filters, status: status === 'all' ? undefined : status });
        }}
      />
      <div className={styles.owner}>
        <OwnerFilter ownerId={filters.ownerId} onChange={(ownerId) => onChange({ ...filters, ownerId })} />
      </div>
      <SelectBox
        aria-label={t('admin.filter.sort')}
        value={filters.sort ?? USUAL_SORT}
        options={BOOKING_SORTS.toSorted(usualFirst).map((value) => ({
          value,
          label: t(`admin.filter.sorts.${value}`),
        }))}
        onChange={({ target }) => {
          const sort = BOOKING_SORTS.find((known) => known === target.value);
          onChange({ ...filters, sort: unlessUsual(sort) });
        }}
      />
      <DateRange
        id="bookings"
        label={t('admin.filter.days')}
        days={filters}
        onChange={({ from = filters.from, to = filters.to }) =>
          onChange({ ...filters, from: from || undefined, to: to || undefined })
        }
      />
    </>
  );
}

const usualFirst = (one: string, other: string) => Number(other === USUAL_SORT) - Number(one === USUAL_SORT);
