import type { BookingView } from '@harbourline/contracts';
import { type CaptainTab, captainTabOf } from '@harbourline/policy';

/** A captain's charters on each of the captain's tabs: what is to come by its start, what is over the latest first. */
export function captainTabs(charters: readonly BookingView[], now: Date): Record<CaptainTab, BookingView[]> {
  const on = (tab: CaptainTab) =>
    charters
      .filter(({ status, endDate }) => captainTabOf({ status, end: new Date(endDate) }, now) === tab)
      .sort((one, other) => Date.parse(one.startDate) - Date.parse(other.startDate));
  return { pending: on('pending'), upcoming: on('upcoming'), completed: on('completed').reverse() };
}
