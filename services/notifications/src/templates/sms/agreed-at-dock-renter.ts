import { OF_BOOKINGS } from '../../domain/placeholders/placeholders';
import type { SmsTemplate } from '../template';

export const agreedAtDockRenterSms: SmsTemplate = {
  name: 'Renter: agreed to a record at the dock on another’s phone',
  variables: [...OF_BOOKINGS, 'dockRecord', 'objectBy'],
  required: true,
  content:
    'Harbourline: the {{dockRecord}} of booking #{{bookingId}} was agreed to in your name on another phone. If it is wrong, object on our site by {{objectBy}}.',
};
