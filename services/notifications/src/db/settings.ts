import type { Sealing } from '@harbourline/service-kit';
import type { EmailConfig, SmsConfig } from '../generated/prisma/client';
import type { Db, Tx } from './database';

/** Who e-mails come from, and who gets a copy of those about bookings. */
export interface EmailSettings {
  fromEmail: string;
  fromName: string;
  replyTo: string | null;
  copies: readonly string[];
  /** The mail provider's secret, where an administrator has entered one. */
  apiKey: string | null;
  updatedAt: Date | null;
}

/** The account that SMS are sent with, and who gets a copy of those about bookings. */
export interface SmsSettings {
  accountSid: string;
  authToken: string | null;
  phoneNumber: string;
  copies: readonly string[];
  updatedAt: Date | null;
}

export interface Settings {
  email(db: Reader): Promise<EmailSettings>;
  sms(db: Reader): Promise<SmsSettings>;
  /** Seals the secrets that are kept with them. */
  sealing: Sealing;
}

type Reader = Db['client'] | Tx;
type Defaults = { email: EmailSettings; sms: SmsSettings };

const ROW = { where: { id: 1 } };

/** What administrators have entered, and what the installation came with where they have not. */
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

/** Whether all is there that sending takes. */
export function canText({ accountSid, authToken, phoneNumber }: SmsSettings): boolean {
  return accountSid !== '' && phoneNumber !== '' && authToken !== null;
}

function emailOf({ fromEmail, fromName, replyTo, ccEmails, sealedApiKey, updatedAt }: EmailConfig, sealing: Sealing) {
  return { fromEmail, fromName, replyTo, copies: ccEmails, apiKey: opened(sealedApiKey, sealing), updatedAt };
}

function smsOf(row: SmsConfig, sealing: Sealing): SmsSettings {
  const { accountSid, phoneNumber, ccPhoneNumbers, sealedAuthToken, updatedAt } = row;
  return { accountSid, phoneNumber, copies: ccPhoneNumbers, authToken: opened(sealedAuthToken, sealing), updatedAt };
}

function opened(sealed: string | null, sealing: Sealing): string | null {
  return sealed === null ? null : sealing.unseal(sealed);
}
