import { AppError } from '@harbourline/service-kit';
import { isCommonPassword } from '../passwords/is-common-password';
import type { Passwords } from '../passwords/passwords';

const message = 'This password is too common. Please choose another one.';

/**
 * A chosen password as it is stored; `field` is what the form calls it.
 * @throws AppError `invalid_input` for one of the most common passwords, or the demonstration's in production.
 */
export async function preparePassword(passwords: Passwords, password: string, field = 'password'): Promise<string> {
  if (isCommonPassword(password) || passwords.isForDemo(password))
    throw new AppError('invalid_input', { message, fields: { [field]: message } });
  return passwords.hash(password);
}
