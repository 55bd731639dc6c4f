import { parsePhoneNumberFromString } from 'libphonenumber-js';

/**
 * A phone number in E.164, such as +14165550123; read as a Canadian one unless it says otherwise.
 * @returns undefined for what is not the number of a phone.
 */
export function toE164(phone: string): string | undefined {
  const number = parsePhoneNumberFromString(phone, { defaultCountry: 'CA', extract: false });
  return number?.isValid() && !number.ext ? number.number : undefined;
}
