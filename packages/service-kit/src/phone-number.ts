import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { AppError } from './app-error';

const message = 'Please enter a valid phone number';

/**
 * Returns a phone number in E.164, such as +14165550123; without a country code it is read as a Canadian one.
 * @returns undefined if the text is not a phone number.
 */
function toE164(phone: string): string | undefined {
  const number = parsePhoneNumberFromString(phone, { defaultCountry: 'CA', extract: false });
  return number?.isValid() && !number.ext ? number.number : undefined;
}

/** The same. `field` is where it was typed. @throws AppError `invalid_input` for what is not a phone's number. */
export function readPhone(phone: string, field = 'phone'): string {
  const number = toE164(phone);
  if (!number) throw new AppError('invalid_input', { message, fields: { [field]: message } });
  return number;
}
