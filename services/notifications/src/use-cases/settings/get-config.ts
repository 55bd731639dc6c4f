import type { LocalDeps } from '../../db/deps';
import type { EmailSettings, SmsSettings } from '../../domain/settings/settings';

/** The sender of emails and the addresses for copies, secrets included. */
export async function getEmailConfig({ db, settings }: Omit<LocalDeps, 'clock'>): Promise<EmailSettings> {
  return settings.email(db.client);
}

/** The account that SMS are sent with and who gets copies, secrets included. */
export async function getSmsConfig({ db, settings }: Omit<LocalDeps, 'clock'>): Promise<SmsSettings> {
  return settings.sms(db.client);
}
