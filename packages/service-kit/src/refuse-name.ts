import { faultOfName, faultOfText, type Named } from '@harbourline/contracts/names';
import { AppError } from './app-error';
import { phoneIn } from './phone-in-text';

/**
 * Refuses what cannot be a name that strangers see. `field` is where it was typed.
 * @throws AppError `invalid_input`, which says what is wrong with it
 */
export function refuseName(name: string, field: string, named: Named): void {
  refuse(field, faultOfName(name, named) ?? faultOfPhone(phoneIn(name, named), 'name'));
}

/** Refuses a text that strangers read where it says how to get in touch. @throws AppError `invalid_input` */
export function refuseText(text: string, field: string): void {
  refuse(field, faultOfText(text) ?? faultOfPhone(phoneIn(text, 'thing'), 'text'));
}

function faultOfPhone(phone: string | undefined, what: string): string | undefined {
  return phone && `Please leave phone numbers out of the ${what}: “${phone}” reads as one`;
}

function refuse(field: string, message: string | undefined): void {
  if (message) throw new AppError('invalid_input', { message, fields: { [field]: message } });
}
