import type { BOOKING_SORTS, BookingView } from '@harbourline/contracts';
import { Money } from '../../../shared/ui/money';
import { PersonLink } from '../../../shared/ui/person-link';
import table from '../../../shared/ui/record-table.module.css';
import { SortHeader } from '../../../shared/ui/sort-header';
import { TripTime } from '../../../shared/ui/trip-time';
import { BookingBadge } from '../booking-badge';
import { useText } from '../words';
import { hoursOf } from './booking-changes';
import styles from './booking-table.module.css';

interface Props {
  bookings: readonly BookingView[];
  onOpen: (bookingId: number) => void;
  /** Where the list can be sorted: by when charters start. */
  sorting?: { sort: Sort; onSort: (sort: Sort) => void };
}

type Sort = (typeof BOOKING_SORTS)[number];
const BY_START = [
  { sort: 'start-desc', is: 'descending' },
  { sort: 'start-asc', is: 'ascending' },
] as const;

/** Bookings as a table; on a narrow screen each of them as a block. Each opens its details. */
export function BookingTable({ bookings, onOpen, sorting }: Props) {
  const t = useText();
  return (
    <table className={table.table}>
      <thead>
        <tr>
          {sorting ? (
            <SortHeader label={t('admin.table.when')} orders={BY_START} {...sorting} />
          ) : (
            <th scope="col">{t('admin.table.when')}</th>
          )}
          <th scope="col">{t('admin.table.duration')}</th>
          <th scope="col">{t('admin.table.total')}</th>
          <th scope="col">{t('admin.table.boat')}</th>
          <th scope="col">{t('admin.table.renter')}</th>
          <th scope="col">{t('admin.table.owner')}</th>
          <th scope="col">{t('admin.table.status')}</th>
        </tr>
      </thead>
      <tbody>
        {bookings.map((booking) => (
          <Row key={booking.id} booking={booking} onOpen={() => onOpen(booking.id)} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ booking, onOpen }: { booking: BookingView; onOpen: () => void }) {
  const t = useText();
  const { id, outcome, boat, renter, owner } = booking;
  return (
    <tr className={styles.row} onClick={onOpen}>
      <th scope="row" className={table.name}>
        {/* For the keyboard: what it does, the row around it does. */}
        <button type="button" aria-haspopup="dialog" className={styles.open} aria-label={t('admin.table.open', { id })}>
          {t('admin.table.id', { id })}
        </button>
        <span className={styles.when}>
          <TripTime start={booking.startDate} end={booking.endDate} zone={booking.zone} />
        </span>
      </th>
      <td data-label={t('admin.table.duration')} className={styles.figure}>
        {t('admin.hours', { count: hoursOf(booking) })}
      </td>
      <td data-label={t('admin.table.total')}>
        <Money dollars={booking.totalPrice} />
      </td>
      <td data-label={t('admin.table.boat')}>
        <span>
          {boat.boatName ?? boat.title}
          {boat.boatName && <span className={styles.note}>{boat.title}</span>}
        </span>
      </td>
      <td data-label={t('admin.table.renter')}>
        <PersonLink id={booking.renterId} name={renter?.fullName} />
      </td>
      <td data-label={t('admin.table.owner')}>
        {booking.ownerId !== null && <PersonLink id={booking.ownerId} name={owner?.fullName} />}
      </td>
      <td data-label={t('admin.table.status')}>
        <span>
          <BookingBadge booking={booking} />
          {outcome && <span className={styles.note}>{t(`admin.outcomes.${outcome}`)}</span>}
        </span>
      </td>
    </tr>
  );
}
