import { addHours } from './time';
import type { Outcome, Status } from './transitions';

/** How long a declined reservation stays on its own tab, counted from its creation. */
export const DECLINED_TAB_DAYS = 7;

export type RenterTab = 'pending' | 'confirmed' | 'declined' | 'canceled';
export type OwnerTab = 'pending' | 'confirmed' | 'canceled';
export type CaptainTab = 'pending' | 'upcoming' | 'completed';

/** How a reservation ends without the renter's doing, and without having been confirmed or with its boat gone. */
export const DECLINED_OUTCOMES: readonly Outcome[] = [
  'owner_declined',
  'expired',
  'adjustment_lapsed',
  'boat_withdrawn',
  'slot_lost',
];

const TABS: Record<Status, OwnerTab> = {
  pending: 'pending',
  confirmed: 'confirmed',
  completed: 'confirmed',
  cancelled: 'canceled',
};

export interface BookingOnTabs {
  status: Status;
  /** null unless cancelled. */
  outcome: Outcome | null;
  createdAt: Date;
}

/**
 * The tabs of the renter's dashboard that show a booking. Cancelled ones are all on `canceled`; one that ended without
 * the renter's doing is on `declined` as well, for 7 × 24 hours after its creation, the last instant included.
 */
export function renterTabsOf({ status, outcome, createdAt }: BookingOnTabs, now: Date): RenterTab[] {
  const tab = TABS[status];
  const declined = status === 'cancelled' && outcome !== null && DECLINED_OUTCOMES.includes(outcome);
  const recent = now.getTime() <= addHours(createdAt, DECLINED_TAB_DAYS * 24).getTime();
  return declined && recent ? ['declined', tab] : [tab];
}

export interface TripOnTabs {
  status: Status;
  end: Date;
  /** Whether it was called off, and waits for a new time. */
  calledOff?: boolean;
}

/**
 * Whether a booking on the renter's confirmed tab belongs under "Past trips": its end, in elapsed time, has come. One that
 * was called off has not taken place, and is still to come.
 */
export function isPastTrip({ status, end, calledOff = false }: TripOnTabs, now: Date): boolean {
  return status === 'completed' || (status === 'confirmed' && !calledOff && end.getTime() <= now.getTime());
}

/** The tab of the owner's dashboard that shows a booking; completed ones stay with the confirmed. */
export function ownerTabOf({ status }: { status: Status }): OwnerTab {
  return TABS[status];
}

/** The tab of the captain's dashboard that shows a charter; null for a cancelled one. One under way is still upcoming. */
export function captainTabOf(trip: TripOnTabs, now: Date): CaptainTab | null {
  if (trip.status === 'cancelled') return null;
  if (trip.status === 'pending') return 'pending';
  return isPastTrip(trip, now) ? 'completed' : 'upcoming';
}
