import type { SmsSettings } from '../db/settings';

export interface OutgoingSms {
  to: string;
  text: string;
  /** When it was made: what the provider accepted before cannot be this one. */
  since: Date;
}

export interface Texter {
  /**
   * Settles once the provider has accepted the message.
   * @returns the provider's id of it.
   * @throws SmsRefused when it never will; any other error is worth another attempt.
   */
  send(sms: OutgoingSms, settings: SmsSettings): Promise<string>;
  /** The ids of messages like this one that the provider has accepted, the newest first. */
  find(sms: OutgoingSms, settings: SmsSettings): Promise<string[]>;
}

/** The provider does not take this message for this recipient, now or later. */
export class SmsRefused extends Error {
  override name = 'SmsRefused';
}

/** Twilio's client; `apiUrl` is where its API is when that is not Twilio's own. */
export function openTexter({ apiUrl }: { apiUrl: string }): Texter {
  void apiUrl;
  return {
    send: () => Promise.reject(new Error('no SMS can be sent yet')),
    find: () => Promise.resolve([]),
  };
}
