import { withAsciiDigits } from '@harbourline/contracts';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { AppError } from './app-error';

const message = 'Please enter a valid phone number';

/** Hyphens and dashes of all kinds, as contacts and word processors set them. */
const DASHES = /[\p{Pd}\u2212]/gu;
/** What a link to a number begins with, and a chat's link to one. */
const LINK = /^(?:tel|sms|callto):|^(?:https?:\/\/)?wa\.me\//iu;
/** What people write before a number: its kind, or the picture of a phone. */
const LABEL = /^(?:\p{L}{1,8}[.:]\s*|[\p{So}\p{Extended_Pictographic}]\s*)+/u;
/** Where a number is copied from a text or the head of a mail. */
const AROUND = /^[\s<"'“”]+|[\s>"'“”.,;]+$/gu;
/**
 * What stands before a number's own digits and is dialed no more, or was never: Mexico's prefixes of mobile numbers (+52 1,
 * 044, 045), which ended in 2019 and are in many contacts; a country code without its sign; 00 for the sign.
 */
const PREFIXES = [
  [/^(?:\+|00|011)?521(?=\d{10}$)/u, '+52'],
  [/^04[45](?=\d{10}$)/u, '+52'],
  [/^52(?=\d{10}$)/u, '+52'],
  [/^00(?=[1-9])/u, '+'],
] as const;

/** A number as contacts, chats and links have it, in the form that the library reads. */
function asDialed(phone: string): string {
  const written = withAsciiDigits(phone)
    .replace(AROUND, '')
    .replace(LINK, '')
    .replace(LABEL, '')
    .replace(/\?text=.*$/iu, '')
    .replace(/^(?:%2b|\(?\s*\+\s*(?:(\d{1,3})\))?)/iu, '+$1')
    .replace(DASHES, '-')
    .replace(/[\s·•∙]+/gu, ' ');
  const digits = written.replace(/[\s()./-]/gu, '');
  const [prefix, instead] = PREFIXES.find(([each]) => each.test(digits)) ?? [];
  return prefix ? digits.replace(prefix, instead ?? '') : written;
}

/**
 * Returns a phone number in E.164, such as +14165550123; without a country code it is read as a Canadian one.
 * @returns undefined if the text is not a phone number.
 */
export function toE164(phone: string): string | undefined {
  const number = parsePhoneNumberFromString(asDialed(phone), { defaultCountry: 'CA', extract: false });
  return number?.isValid() && !number.ext ? number.number : undefined;
}

/** The same. `field` is where it was typed. @throws AppError `invalid_input` for what is not a phone's number. */
export function readPhone(phone: string, field = 'phone'): string {
  const number = toE164(phone);
  if (!number) throw new AppError('invalid_input', { message, fields: { [field]: message } });
  return number;
}
