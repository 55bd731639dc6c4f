import { userRegistered, type BookingState, type UserState, bookingRequested } from '@harbourline/contracts';

const user = (id: number, role: UserState['role'], fullName: string, email: string, phone: string): UserState => ({
  ...userRegistered.sample,
  id,
  role,
  fullName,
  email,
  phone,
});

export const OWNER = user(3, 'owner', 'James MacDonald', 'james@example.com', '+14165550103');
export const RENTER = user(5, 'renter', 'Amélie Fournier', 'amelie@example.com', '+15145550142');
export const CAPTAIN = user(7, 'captain', 'Marie Tremblay', 'marie@example.com', '+14165550107');
export const NEW_CAPTAIN = user(8, 'captain', 'Luc Gagnon', 'luc@example.com', '+14385550118');
export const ADMIN = user(1, 'admin', 'Ada Min', 'admin@example.com', '+14165550101');

/** Before everything that these people are asked is due. */
export const IN_TIME = '2026-06-27T15:00:00.000Z';

/** A pending reservation of these people, in Toronto. */
export const BOOKING: BookingState = {
  ...bookingRequested.sample,
  specialRequests: 'We are celebrating a birthday.\nCould we bring a cake?',
};
export const CONFIRMED: BookingState = { ...BOOKING, status: 'confirmed', respondBy: null };

type Before = NonNullable<BookingState['previous']>;
/** A booking as a change has left it, which was like `BOOKING` before but for what is said here. */
export function changedFrom(before: Partial<Before>, state: BookingState): BookingState {
  return { ...state, previous: { ...BOOKING, ...before } };
}

/** The same once it has ended unconfirmed. */
export const ended = (outcome: BookingState['outcome'], cancellationReason: string | null = null): BookingState => ({
  ...BOOKING,
  status: 'cancelled',
  outcome,
  cancellationReason,
  respondBy: null,
  refundCents: BOOKING.depositCents,
});
