import type { BookingState } from '@harbourline/contracts';

type Told = readonly (keyof NonNullable<BookingState['previous']>)[];

/** The changes of a charter that its captain hears of. */
const OF_CHARTER: Told = ['startDate', 'endDate', 'guestCount', 'specialRequests', 'dueToCaptainCents'];
/** The changes of a booking that renter and owner hear of. */
const OF_BOOKING: Told = [...OF_CHARTER, 'status', 'captainId', 'totalCents', 'depositCents'];

/**
 * Whether a change has changed anything that these people are told of a booking; when it was paid for instance they are
 * not. What an event of old does not say may have changed.
 */
export function isNews({ previous, ...now }: BookingState, to: 'captain' | 'renter and owner'): boolean {
  const told = to === 'captain' ? OF_CHARTER : OF_BOOKING;
  return previous !== null && told.some((field) => previous[field] !== now[field]);
}
