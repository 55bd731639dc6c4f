import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { PagedList } from '../../../shared/ui/paged-list';
import { useAllBookingsInfiniteQuery } from './admin-bookings-api';
import { BookingTable } from './booking-table';

interface Props {
  filters: { q?: string; personId?: number };
  empty: ReactNode;
}

/** The bookings that fit, without a way to look for others; each opens on the dashboard. */
export function BookingList({ filters, empty }: Props) {
  const navigate = useNavigate();
  const query = useAllBookingsInfiniteQuery(filters);
  return (
    <PagedList query={query} empty={empty}>
      {(bookings) => (
        <BookingTable
          bookings={bookings}
          onOpen={(id) => void navigate(`/admin-dashboard?tab=bookings&booking=${id}`)}
        />
      )}
    </PagedList>
  );
}
