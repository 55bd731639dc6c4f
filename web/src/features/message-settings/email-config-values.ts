import type { EmailConfig } from '@harbourline/contracts';

/** The settings of emails as their form holds them. */
export interface EmailConfigValues {
  fromName: string;
  fromEmail: string;
  /** Empty where answers go to the sender. */
  replyTo: string;
  ccEmails: string[];
  /** What was typed to be added to them and is not among them. */
  typedCopy: string;
  /** Left alone while undefined, forgotten when null. */
  apiKey?: string | null | undefined;
}

export function emailConfigValues({ fromName, fromEmail, replyTo, ccEmails }: EmailConfig): EmailConfigValues {
  return { fromName, fromEmail, replyTo: replyTo ?? '', ccEmails, typedCopy: '' };
}
