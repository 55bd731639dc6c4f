import { sealing } from '@harbourline/service-kit';
import { SETTINGS_SECRET } from './start-surroundings';
import { ACCOUNT_SID, AUTH_TOKEN, SMS_FROM } from './start-sms-provider';
import type { TestNotifications } from './start-notifications';

type Db = ReturnType<TestNotifications['db']>;

export const CHANGED = { updatedAt: new Date('2026-06-01T12:00:00.000Z'), updatedBy: 1 };
const seal = (secret: string) => sealing({ secret: SETTINGS_SECRET, purpose: 'settings' }).seal(secret);

interface EmailChange {
  fromEmail?: string;
  fromName?: string;
  replyTo?: string;
  ccEmails?: string[];
  apiKey?: string;
}

/** Keeps what an administrator has entered about emails, in place of whatever was kept. */
export async function enterEmail(db: Db, { apiKey, ...change }: EmailChange): Promise<void> {
  await db.emailConfig.deleteMany();
  await db.emailConfig.create({
    data: {
      id: 1,
      fromEmail: 'bookings@harbourline.example',
      fromName: 'Harbourline',
      ccEmails: [],
      sealedApiKey: apiKey === undefined ? null : seal(apiKey),
      ...CHANGED,
      ...change,
    },
  });
}

interface SmsChange {
  accountSid?: string;
  phoneNumber?: string;
  ccPhoneNumbers?: string[];
  authToken?: string;
}

/** The same about SMS. */
export async function enterSms(db: Db, { authToken = AUTH_TOKEN, ...change }: SmsChange): Promise<void> {
  await db.smsConfig.deleteMany();
  await db.smsConfig.create({
    data: {
      id: 1,
      accountSid: ACCOUNT_SID,
      phoneNumber: SMS_FROM,
      ccPhoneNumbers: [],
      sealedAuthToken: seal(authToken),
      ...CHANGED,
      ...change,
    },
  });
}
