import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { SmsTemplate } from '../template';

export const chooseCaptainOwnerSms: SmsTemplate = {
  name: 'Owner: another captain has to be chosen',
  variables: OF_BOOKINGS,
  content:
    'Harbourline: please choose another captain for {{boatName}} on {{startDate}} by {{captainToFind}}, or the booking ends. #{{bookingId}}',
};
