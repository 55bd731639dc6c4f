import type { SmsTemplate } from '../template';

export const phoneCodeSms: SmsTemplate = {
  name: 'Everyone: code that confirms a phone',
  variables: ['phoneCode'],
  required: true,
  needs: 'phoneCode',
  content:
    '{{phoneCode}} is your Harbourline code. Enter it in your profile within 10 minutes, and tell nobody. If you did not ask for it, leave this message alone.',
};
