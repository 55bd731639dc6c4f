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
/** Mexico's prefixes of mobile numbers, which have not been dialed since 2019 and stand in many contacts. */
const MEXICAN_MOBILE = [/^(\+|00|011)52\s*1(?=\d{10}$)/u, /^52\s*1(?=\d{10}$)/u, /^04[45](?=\d{10}$)/u] as const;

/** A number as contacts, chats and links have it, in the form that the library reads. */
function asDialed(phone: string): string {
  const written = withAsciiDigits(phone)
    .trim()
    .replace(LINK, '')
    .replace(LABEL, '')
    .replace(/^(?=52\d{10,11}$|1\d{10}$)/u, '+')
    .replace(/%2b|^\(?\s*\+\s*(?:(\d{1,3})\))?/iu, '+$1')
    .replace(DASHES, '-')
    .replace(/[\s·•∙]+/gu, ' ')
    .replace(/[.,;]+$/u, '');
  const digits = written.replace(/[\s()./-]/gu, '');
  const [abroad, bare, home] = MEXICAN_MOBILE;
  if (abroad.test(digits)) return digits.replace(abroad, '+52');
  if (bare.test(digits)) return digits.replace(bare, '+52');
  if (home.test(digits)) return digits.replace(home, '+52');
  if (/^00[1-9]/u.test(digits)) return `+${digits.slice(2)}`;
  return written;
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
