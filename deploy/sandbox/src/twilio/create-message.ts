import { randomBytes } from 'node:crypto';
import { TwilioError } from './twilio-error';
import type { Form } from '../http/read-form';
import type { Sms } from '../store/tables';

const LONGEST_BODY = 1600;

/** Twilio's own test number that is never valid. */
const NEVER_VALID = '+15005550001';

/**
 * Reads a message from the form of the call.
 * @throws TwilioError with Twilio's codes: 21211 for a recipient that is no phone number in E.164 form.
 */
export function messageFrom(form: Form, now: Date): Sms {
  const to = field(form, 'To');
  const from = field(form, 'From');
  const messagingServiceSid = field(form, 'MessagingServiceSid');
  const body = field(form, 'Body');
  if (!to) throw new TwilioError(400, 21604, "A 'To' phone number is required.");
  if (!from && !messagingServiceSid) throw new TwilioError(400, 21603, "A 'From' phone number is required.");
  if (!body) throw new TwilioError(400, 21602, 'Message body is required.');
  const number = phoneNumber(to);
  if (!number) throw new TwilioError(400, 21211, `Invalid 'To' Phone Number: ${to}`);
  if (from && !isSender(from)) {
    throw new TwilioError(
      400,
      21212,
      `The 'From' number ${from} is not a valid phone number, shortcode, or alphanumeric sender ID.`,
    );
  }
  if (body.length > LONGEST_BODY) {
    throw new TwilioError(400, 21617, `The concatenated message body exceeds the ${LONGEST_BODY} character limit.`);
  }
  const id = `SM${randomBytes(16).toString('hex')}`;
  return { id, to: number, from, messagingServiceSid, body, createdAt: now.getTime() };
}

/** @returns the number in E.164 form, or null when it is none. */
export function phoneNumber(text: string): string | null {
  const number = text.replace(/[\s().-]/g, '');
  const valid = number.startsWith('+1') ? /^\+1[2-9]\d{9}$/.test(number) : /^\+[2-9]\d{6,14}$/.test(number);
  return valid && number !== NEVER_VALID ? number : null;
}

function isSender(from: string): boolean {
  return phoneNumber(from) !== null || /^\d{3,6}$/.test(from) || /^(?=.*[A-Za-z])[A-Za-z0-9 ]{1,11}$/.test(from);
}

function field(form: Form, name: string): string | null {
  const value = form[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
