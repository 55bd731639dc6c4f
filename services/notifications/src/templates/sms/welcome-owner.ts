import { OF_ACCOUNTS } from '../../domain/placeholders/placeholders';
import type { SmsTemplate } from '../template';

export const welcomeOwnerSms: SmsTemplate = {
  name: 'Owner: welcome',
  variables: OF_ACCOUNTS,
  content:
    'Welcome to Harbourline, {{ownerName}}! List your boat and renters can reserve it. You have {{ownerResponseTime}} to answer each reservation.',
};
