import { toE164 } from '@harbourline/service-kit/phone-number';
import { AppError } from '@harbourline/service-kit';

const message = 'Please enter a valid phone number';

/**
 * A phone's number in E.164. `field` is where it was typed.
 * @throws AppError `invalid_input` for what is not a phone's number.
 */
export function readPhone(phone: string, field: string): string {
  const number = toE164(phone);
  if (!number) throw new AppError('invalid_input', { message, fields: { [field]: message } });
  return number;
}
