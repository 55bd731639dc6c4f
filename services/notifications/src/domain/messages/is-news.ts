import type { BookingState } from '@harbourline/contracts';

type Told = readonly (keyof NonNullable<BookingState['previous']>)[];

/** What a charter's captain is told of it. */
const OF_CHARTER: Told = ['startDate', 'endDate', 'guestCount', 'specialRequests', 'dueToCaptainCents'];
/** What renter and owner are told of their booking. */
const OF_BOOKING: Told = [...OF_CHARTER, 'status', 'captainId', 'totalCents', 'depositCents'];

/**
 * Whether a change has changed anything that these people are told of a booking; when it was paid for instance they are
 * not. What an event of old does not say may have changed.
 */
export function isNews({ previous, ...now }: BookingState, to: 'captain' | 'renter and owner'): boolean {
  const told = to === 'captain' ? OF_CHARTER : OF_BOOKING;
  return previous !== null && told.some((field) => previous[field] !== now[field]);
}
