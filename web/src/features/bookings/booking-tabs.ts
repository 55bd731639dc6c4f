import type { BookingView } from '@harbourline/contracts';
import { isPastTrip, type OwnerTab, ownerTabOf, type RenterTab, renterTabsOf } from '@harbourline/policy';

/** The renter's bookings on each of their tabs. */
export function renterTabs(bookings: readonly BookingView[], now: Date): Record<RenterTab, BookingView[]> {
  const on = (tab: RenterTab) =>
    bookings.filter(({ status, outcome, createdAt }) =>
      renterTabsOf({ status, outcome, createdAt: new Date(createdAt) }, now).includes(tab),
    );
  return { pending: on('pending'), confirmed: on('confirmed'), declined: on('declined'), canceled: on('canceled') };
}

/** The bookings of an owner's boats on each of the owner's tabs. */
export function ownerTabs(bookings: readonly BookingView[]): Record<OwnerTab, BookingView[]> {
  const on = (tab: OwnerTab) => bookings.filter((booking) => ownerTabOf(booking) === tab);
  return { pending: on('pending'), confirmed: on('confirmed'), canceled: on('canceled') };
}

/** Confirmed bookings, the next one first, and those that are over, the latest first. */
export function splitByTime(confirmed: readonly BookingView[], now: Date) {
  const isPast = ({ status, endDate }: BookingView) => isPastTrip({ status, end: new Date(endDate) }, now);
  const byStart = (one: BookingView, other: BookingView) => Date.parse(one.startDate) - Date.parse(other.startDate);
  return {
    upcoming: confirmed.filter((booking) => !isPast(booking)).sort(byStart),
    past: confirmed.filter(isPast).sort((one, other) => byStart(other, one)),
  };
}
