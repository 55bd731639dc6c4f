import type { BookingView } from '@harbourline/contracts';
import {
  captainTabOf,
  type CaptainTab,
  isCharter,
  isPastTrip,
  type RenterTab,
  renterTabsOf,
} from '@harbourline/policy';

/** What of a booking decides whether it is over. */
function tripOf({ status, endDate, calledOff }: BookingView) {
  return { status, end: new Date(endDate), calledOff: calledOff !== null };
}

/** The tabs on which a renter finds a booking. */
export function tabsOfRenter({ status, outcome, createdAt }: BookingView, now: Date): RenterTab[] {
  return renterTabsOf({ status, outcome, createdAt: new Date(createdAt) }, now);
}

/** The tab on which a captain finds a charter; one that was canceled is over. */
export function tabOfCaptain(charter: BookingView, now: Date): CaptainTab {
  return captainTabOf(tripOf(charter), now) ?? 'completed';
}

/**
 * The tab that is open: one on which the booking is that the address opens, otherwise the one that the address names,
 * otherwise the usual one.
 */
export function openTab<Tab extends string>(asked: Tab | undefined, tabsOfBooking: readonly Tab[], usual: Tab): Tab {
  const [first] = tabsOfBooking;
  if (first === undefined) return asked ?? usual;
  return tabsOfBooking.find((tab) => tab === asked) ?? first;
}

/** What is to come, and what is over, each in the order in which it came. */
export function splitByTime(confirmed: readonly BookingView[], now: Date) {
  const isPast = (booking: BookingView) => isPastTrip(tripOf(booking), now);
  return { upcoming: confirmed.filter((booking) => !isPast(booking)), past: confirmed.filter(isPast) };
}

/** The confirmed charters that are not over. */
export function toCome(bookings: readonly BookingView[], now: Date): BookingView[] {
  return splitByTime(bookings.filter(isCharter), now).upcoming;
}
