import type { Sealing } from '@harbourline/service-kit';
import type { EmailSettings, SmsSettings } from '../../domain/settings/settings';
import type { EmailConfig, SmsConfig } from '../../generated/prisma/client';
import type { Db, Tx } from '../database';

export interface Settings {
  email(db: Reader): Promise<EmailSettings>;
  sms(db: Reader): Promise<SmsSettings>;
  /** Seals the secrets that are kept with them. */
  sealing: Sealing;
}

type Reader = Db['client'] | Tx;
type Defaults = { email: EmailSettings; sms: SmsSettings };

const ROW = { where: { id: 1 } };

/** The settings that administrators have entered, and the installation's own for the rest. */
export function openSettings({ sealing, defaults }: { sealing: Sealing; defaults: Defaults }): Settings {
  return {
    sealing,
    email: async (db) => {
      const row = await db.emailConfig.findUnique(ROW);
      return row ? emailOf(row, sealing) : defaults.email;
    },
    sms: async (db) => {
      const row = await db.smsConfig.findUnique(ROW);
      return row ? smsOf(row, sealing) : defaults.sms;
    },
  };
}

function emailOf({ fromEmail, fromName, replyTo, ccEmails, sealedApiKey, updatedAt }: EmailConfig, sealing: Sealing) {
  return { fromEmail, fromName, replyTo, copies: ccEmails, apiKey: opened(sealedApiKey, sealing), updatedAt };
}

function smsOf(row: SmsConfig, sealing: Sealing): SmsSettings {
  const { accountSid, phoneNumber, ccPhoneNumbers, sealedAuthToken, updatedAt } = row;
  return { accountSid, phoneNumber, copies: ccPhoneNumbers, authToken: opened(sealedAuthToken, sealing), updatedAt };
}

/** A secret as it is kept. */
export function sealedOrNone(secret: string | null, sealing: Sealing): string | null {
  return secret === null ? null : sealing.seal(secret);
}

/** A value sealed with another SETTINGS_SECRET counts as missing: an administrator has to enter it again. */
export function opened(sealed: string | null, sealing: Sealing): string | null {
  try {
    return sealed === null ? null : sealing.unseal(sealed);
  } catch {
    return null;
  }
}
