import twilio from 'twilio';
import { hideSecrets } from '../domain/deliveries/hide-secrets';
import { reasonOf } from '../domain/deliveries/reason-of';

/** The provider does not take this message for this recipient, now or later. */
export class SmsRefused extends Error {
  override name = 'SmsRefused';
}

/** Twilio's codes for a recipient or a text with which it will never be another answer. */
const FOR_GOOD = new Set([
  21211, // not a phone number
  21217, // not a valid number
  21265, // a short code
  21408, // a country that the account may not send to
  21602, // no text
  21604, // no recipient
  21610, // the recipient has answered STOP
  21614, // not a mobile number
  21617, // too long
  21635, // a landline
]);

/**
 * An error of Twilio's client as one that may be shown and logged. Its own hold the whole request, sign-in included.
 * Whatever concerns the account, the sender or the moment is our own trouble, and worth another attempt.
 */
export function failureOf(error: unknown, credentials: { user: string; secret: string }): Error {
  const tell = (text: string) => hideSecrets(text, credentials);
  if (!(error instanceof twilio.RestException)) return new Error(`Twilio: ${reasonOf(error, tell)}`);
  const { status, code } = error;
  const answer = `Twilio answered ${status}${code ? ` (${code})` : ''}: ${reasonOf(error, tell)}`;
  return status === 400 && FOR_GOOD.has(code ?? 0) ? new SmsRefused(answer) : new Error(answer);
}
