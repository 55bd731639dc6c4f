import {
  bookingCancelled,
  bookingConfirmed,
  bookingDeclined,
  bookingExpired,
  bookingRejected,
  bookingRequested,
  type bookingState,
  type EventDefinition,
  type Role,
} from '@harbourline/contracts';
import type { EmailTemplateId } from '../templates/built-in';

export type Party = 'renter' | 'owner';

interface BookingMessages {
  event: EventDefinition<typeof bookingState>;
  tell: Partial<Record<Party, EmailTemplateId>>;
}

/** Which change of a booking is told to whom, with which template. Whoever made the change is told where money moves. */
export const BOOKING_MESSAGES: readonly BookingMessages[] = [
  { event: bookingRequested, tell: { renter: 'new-reservation-renter', owner: 'new-reservation-owner' } },
  { event: bookingConfirmed, tell: { renter: 'confirmed-booking-renter', owner: 'confirmed-booking-owner' } },
  { event: bookingDeclined, tell: { renter: 'reservation-canceled-renter' } },
  { event: bookingCancelled, tell: { renter: 'reservation-canceled-renter', owner: 'cancellation-notice-owner' } },
  { event: bookingExpired, tell: { renter: 'reservation-canceled-renter', owner: 'cancellation-notice-owner' } },
  { event: bookingRejected, tell: { renter: 'reservation-canceled-renter' } },
];

/** How a new user is welcomed. */
export const WELCOME_MESSAGES: Readonly<Record<Role, EmailTemplateId | undefined>> = {
  renter: 'welcome-renter',
  owner: 'welcome-owner',
  captain: 'welcome-captain',
  admin: undefined,
};
