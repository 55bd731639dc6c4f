import { useTypedWords } from '../../../shared/lib/use-typed-words';
import { Button } from '../../../shared/ui/button';
import { ExportButton } from '../../../shared/ui/export-button';
import { SearchedList } from '../../../shared/ui/searched-list';
import { Row } from '../../../shared/ui/stack';
import { useText } from '../words';
import { AddBooking } from './add-booking';
import { useAllBookingsInfiniteQuery, useExportBookingsMutation } from './admin-bookings-api';
import { BookingDetailsDialog } from './booking-details-dialog';
import { BookingFilterFields } from './booking-filter-fields';
import { type BookingFilters, unlessUsual, USUAL_SORT } from './booking-filters';
import { BookingTable } from './booking-table';

interface Props {
  filters: BookingFilters;
  onFilter: (filters: BookingFilters) => void;
  /** The booking whose details are open. */
  openId: number | undefined;
  onOpen: (bookingId: number | undefined) => void;
}

/** All bookings, with a search, filters, a new one, and the details of each. */
export function AdminBookings({ filters, onFilter, openId, onOpen }: Props) {
  const t = useText();
  const query = useAllBookingsInfiniteQuery(filters);
  const [exportAll] = useExportBookingsMutation();
  const { typed, type } = useTypedWords(filters.q, (q) => onFilter({ ...filters, q }));
  const isNarrowed = filters.status !== undefined || filters.ownerId !== undefined || isDated(filters);

  return (
    <>
      <SearchedList
        search={{ typed, setTyped: type, q: filters.q ?? '' }}
        query={query}
        label={t('admin.search.label')}
        placeholder={t('admin.search.words')}
        none={isNarrowed ? t('admin.noneMatch') : t('admin.none')}
        noneAction={
          (isNarrowed || filters.q) && (
            <Button tone="secondary" onClick={() => onFilter({ sort: filters.sort })}>
              {t('admin.clear')}
            </Button>
          )
        }
        filters={<BookingFilterFields filters={filters} onChange={onFilter} />}
        action={
          <Row>
            <ExportButton label={t('admin.export')} download={() => exportAll(filters).unwrap()} />
            <AddBooking />
          </Row>
        }
      >
        {(bookings) => (
          <BookingTable
            bookings={bookings}
            onOpen={onOpen}
            sorting={{
              sort: filters.sort ?? USUAL_SORT,
              onSort: (sort) => onFilter({ ...filters, sort: unlessUsual(sort) }),
            }}
          />
        )}
      </SearchedList>
      <BookingDetailsDialog bookingId={openId} onClose={() => onOpen(undefined)} />
    </>
  );
}

const isDated = ({ from, to }: BookingFilters) => from !== undefined || to !== undefined;
