import { OF_ACCOUNTS } from '../../domain/placeholders/placeholders';
import type { SmsTemplate } from '../template';

export const welcomeCaptainSms: SmsTemplate = {
  name: 'Captain: welcome',
  variables: OF_ACCOUNTS,
  content:
    'Welcome to Harbourline, {{captainName}}! Upload both licenses and choose your boats. Renters can book you once we have accepted both licenses.',
};
