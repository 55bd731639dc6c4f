import { OF_ACCOUNTS } from '../../domain/placeholders/placeholders';
import type { SmsTemplate } from '../template';

export const welcomeRenterSms: SmsTemplate = {
  name: 'Renter: welcome',
  variables: OF_ACCOUNTS,
  content:
    'Welcome aboard, {{renterName}}! Choose a boat on Harbourline and reserve it with a deposit of {{depositPercent}}.',
};
