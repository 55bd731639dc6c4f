import { wrong } from './refusal';
import type { Form } from '../http/read-form';

/** Reads fields of a body in form encoding or JSON; absent ones are null. */
export function wholeNumber(body: Form, name: string, least = 0): number | null {
  const value = body[name];
  if (value === undefined || value === null || value === '') return null;
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : NaN;
  if (!Number.isSafeInteger(number) || number < least) throw wrong(`${name} has to be a whole number from ${least}`);
  return number;
}

export function oneOf<const T extends string>(body: Form, name: string, choices: readonly T[]): T | null {
  const value = body[name];
  if (value === undefined || value === null || value === '') return null;
  const choice = choices.find((each) => each === value);
  if (!choice) throw wrong(`${name} has to be one of ${choices.join(', ')}`);
  return choice;
}

/** A misspelt field would be a fault that never comes. */
export function refuseOtherFields(body: Form, names: readonly string[]) {
  const other = Object.keys(body).find((name) => !names.includes(name));
  if (other !== undefined) throw wrong(`${other} is none of ${names.join(', ')}`);
}
