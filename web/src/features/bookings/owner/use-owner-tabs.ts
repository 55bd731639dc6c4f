import { type OwnerTab, ownerTabOf } from '@harbourline/policy';
import { openTab } from '../booking-tabs';
import { useTabCountsQuery } from '../bookings-api';
import { type Opened, useOpenedBooking } from '../use-opened-booking';

/** Which of an owner's tabs is open, where the address names a tab or a booking, and what each tab counts. */
export function useOwnerTabs<Tab extends string>(
  asked: Tab | undefined,
  openId: number | undefined,
): Opened & { tab: Tab | OwnerTab; counts: Record<OwnerTab, number> | undefined } {
  const { data } = useTabCountsQuery();
  const opened = useOpenedBooking(openId);
  const { booking } = opened;
  return {
    ...opened,
    tab: openTab<Tab | OwnerTab>(asked, booking ? [ownerTabOf(booking)] : [], 'pending'),
    counts: data && { pending: data.pending, confirmed: data.upcoming, canceled: data.canceled },
  };
}
