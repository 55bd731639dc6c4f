import type { EmailConfig, SmsConfig } from '@harbourline/contracts';
import { canText, type EmailSettings, type SmsSettings } from '../domain/settings/settings';

/** Of the provider's key, only whether there is one. */
export function presentEmailConfig(settings: EmailSettings): EmailConfig {
  return {
    fromEmail: settings.fromEmail,
    fromName: settings.fromName,
    replyTo: settings.replyTo,
    ccEmails: [...settings.copies],
    apiKeySet: settings.apiKey !== null,
    updatedAt: settings.updatedAt?.toISOString() ?? null,
  };
}

/** Of the account's token, only whether there is one. */
export function presentSmsConfig(settings: SmsSettings): SmsConfig {
  return {
    twilioAccountSid: settings.accountSid,
    twilioPhoneNumber: settings.phoneNumber,
    ccPhoneNumbers: [...settings.copies],
    authTokenSet: settings.authToken !== null,
    configured: canText(settings),
    updatedAt: settings.updatedAt?.toISOString() ?? null,
  };
}
