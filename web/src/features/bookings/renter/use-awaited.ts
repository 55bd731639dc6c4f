import { useEffect, useState } from 'react';
import { useNewestBookingsQuery } from '../bookings-api';
import { useRefreshBookings } from '../use-refresh-bookings';

const WATCH_EVERY_MS = 4000;

/** Whether the reservation of a payment that was under way has still to arrive; once it has, the lists show it. */
export function useAwaited({ renterId, paymentIntentId }: { renterId: number; paymentIntentId: string | null }) {
  const [isAwaiting, setAwaiting] = useState(paymentIntentId !== null);
  const refresh = useRefreshBookings();
  const { data } = useNewestBookingsQuery({ renterId }, { skip: !isAwaiting, pollingInterval: WATCH_EVERY_MS });
  const hasArrived = data?.some((booking) => booking.paymentIntentId === paymentIntentId) ?? false;
  if (isAwaiting && hasArrived) setAwaiting(false);
  useEffect(() => {
    if (hasArrived) refresh();
  }, [hasArrived, refresh]);
  return isAwaiting;
}
