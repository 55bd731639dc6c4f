import type { NotificationsConfig } from '../../config';
import type { EmailSettings, SmsSettings } from './settings';

type Installation = Pick<
  NotificationsConfig,
  'MAIL_FROM' | 'TWILIO_ACCOUNT_SID' | 'TWILIO_AUTH_TOKEN' | 'TWILIO_PHONE_NUMBER'
>;

/** The installation's settings for sending, until an administrator enters others. */
export function settingsFrom(config: Installation): { email: EmailSettings; sms: SmsSettings } {
  const [, name, inBrackets] = /^([^<>]+)<([^<>]+)>$/.exec(config.MAIL_FROM) ?? [];
  return {
    email: {
      fromEmail: inBrackets ?? config.MAIL_FROM,
      fromName: name?.trim() ?? 'Harbourline',
      replyTo: null,
      copies: [],
      apiKey: null,
      updatedAt: null,
    },
    sms: {
      accountSid: config.TWILIO_ACCOUNT_SID,
      authToken: config.TWILIO_AUTH_TOKEN || null,
      phoneNumber: config.TWILIO_PHONE_NUMBER,
      copies: [],
      updatedAt: null,
    },
  };
}
