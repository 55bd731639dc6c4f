import { CountCard } from '../../../shared/ui/count-card';
import { useText } from '../words';
import { useBookingCountsQuery } from './admin-bookings-api';

/** How many bookings there are, and how many of them wait for an answer; goes among the other cards. */
export function BookingCounts() {
  const t = useText();
  const { data, isFetching } = useBookingCountsQuery();
  return (
    <>
      <CountCard label={t('admin.counts.total')} query={{ data: data?.total, isFetching }} />
      <CountCard label={t('admin.counts.pending')} query={{ data: data?.pending, isFetching }} />
    </>
  );
}
