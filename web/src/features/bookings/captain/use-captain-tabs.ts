import type { CaptainTab } from '@harbourline/policy';
import { openTab, tabOfCaptain } from '../booking-tabs';
import { useTabCountsQuery } from '../bookings-api';
import { useNow } from '../../../shared/lib/use-now';
import { type Opened, useOpenedBooking } from '../use-opened-booking';

/** Which of a captain's tabs is open, where the address names a tab or a booking, and what each tab counts. */
export function useCaptainTabs<Tab extends string>(
  { asked, usual }: { asked: Tab | undefined; usual: Tab },
  openId: number | undefined,
): Opened & { tab: Tab | CaptainTab; counts: Record<CaptainTab, number> | undefined } {
  const now = useNow();
  const { data } = useTabCountsQuery();
  const opened = useOpenedBooking(openId);
  const { booking } = opened;
  return {
    ...opened,
    tab: openTab<Tab | CaptainTab>(asked, booking ? [tabOfCaptain(booking, now)] : [], usual),
    counts: data && { pending: data.pending, upcoming: data.upcoming, completed: data.completed },
  };
}
