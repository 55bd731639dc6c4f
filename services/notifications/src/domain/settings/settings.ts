/** The sender of emails, and the addresses that get a copy of those about bookings. */
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

/** Whether all is there that sending takes. */
export function canText({ accountSid, authToken, phoneNumber }: SmsSettings): boolean {
  return accountSid !== '' && phoneNumber !== '' && authToken !== null;
}
