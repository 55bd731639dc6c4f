import type { SmsConfig } from '@harbourline/contracts';

/** The settings of SMS as their form holds them. */
export interface SmsConfigValues {
  twilioAccountSid: string;
  twilioPhoneNumber: string;
  ccPhoneNumbers: string[];
  /** What was typed to be added to them and is not among them. */
  typedCopy: string;
  /** Left alone while undefined, forgotten when null. */
  twilioAuthToken?: string | null | undefined;
}

export function smsConfigValues(config: SmsConfig): SmsConfigValues {
  const { twilioAccountSid, twilioPhoneNumber, ccPhoneNumbers } = config;
  return { twilioAccountSid, twilioPhoneNumber, ccPhoneNumbers, typedCopy: '' };
}
