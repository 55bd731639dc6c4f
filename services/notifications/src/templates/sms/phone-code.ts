import type { SmsTemplate } from '../template';

export const phoneCodeSms: SmsTemplate = {
  name: 'Everyone: code that confirms a phone',
  variables: ['phoneCode', 'phoneCodeTime'],
  required: true,
  needs: 'phoneCode',
  content:
    '{{phoneCode}} is your Harbourline code. Enter it in your profile within {{phoneCodeTime}}, and do not share it. If you did not ask for it, ignore this message.',
};
