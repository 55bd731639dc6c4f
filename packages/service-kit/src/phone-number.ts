import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * Returns a phone number in E.164, such as +14165550123; without a country code it is read as a Canadian one.
 * @returns undefined if the text is not a phone number.
 */
export function toE164(phone: string): string | undefined {
  const number = parsePhoneNumberFromString(phone, { defaultCountry: 'CA', extract: false });
  return number?.isValid() && !number.ext ? number.number : undefined;
}
