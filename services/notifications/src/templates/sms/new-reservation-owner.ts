import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { SmsTemplate } from '../template';

export const newReservationOwnerSms: SmsTemplate = {
  name: 'Owner: new reservation',
  variables: OF_BOOKINGS,
  content:
    'Harbourline: {{boatName}} is requested for {{startDate}}, {{startTime}}. Please answer by {{respondBy}}. #{{bookingId}}',
};
