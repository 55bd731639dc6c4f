import { AppError } from '@harbourline/service-kit';
import { toE164 } from '@harbourline/service-kit/phone-number';

const message = 'Please enter a valid phone number';

/** @throws AppError `invalid_input` for what is not a phone's number. */
export function readPhone(phone: string): string {
  const number = toE164(phone);
  if (!number) throw new AppError('invalid_input', { message, fields: { phone: message } });
  return number;
}
