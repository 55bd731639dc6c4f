import type { BookingState } from '@harbourline/contracts';
import type { EmailTemplateId } from '../../templates/built-in';
import { wasConfirmed } from './was-confirmed';

/** The template that tells a renter or an owner their booking's status; undefined once the charter is over. */
export function messageFor(booking: BookingState, party: 'renter' | 'owner'): EmailTemplateId | undefined {
  const toRenter = party === 'renter';
  switch (booking.status) {
    case 'pending':
      // It is the renter who has to answer, and not the owner.
      if (booking.adjusted) return toRenter ? 'reservation-adjusted-renter' : 'booking-changed-owner';
      return toRenter ? 'new-reservation-renter' : 'new-reservation-owner';
    case 'confirmed':
      return toRenter ? 'confirmed-booking-renter' : 'confirmed-booking-owner';
    case 'cancelled':
      if (!toRenter) return 'cancellation-notice-owner';
      return wasConfirmed(booking) ? 'booking-canceled-renter' : 'reservation-canceled-renter';
    case 'completed':
      return undefined;
  }
}
