import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { SmsTemplate } from '../template';

export const charterRequestCaptainSms: SmsTemplate = {
  name: 'Captain: request to confirm',
  variables: OF_BOOKINGS,
  content:
    'Harbourline: can you captain {{boatName}} on {{startDate}}, {{startTime}}? It pays {{captainFee}}. Answer by {{respondBy}}. #{{bookingId}}',
};
