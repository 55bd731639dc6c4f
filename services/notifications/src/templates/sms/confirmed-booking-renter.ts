import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { SmsTemplate } from '../template';

export const confirmedBookingRenterSms: SmsTemplate = {
  name: 'Renter: booking confirmed',
  variables: OF_BOOKINGS,
  content:
    'Harbourline: {{boatName}} is confirmed for {{startDate}}, {{startTime}}. Please arrive {{arrival}}. Booking #{{bookingId}}',
};
