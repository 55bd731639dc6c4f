import { isForm } from '../http/read-form';
import { invalidParameter } from './stripe-error';
import type { Form } from '../http/read-form';
import type { Metadata } from './objects';

/** @returns the text, or null where it is absent or empty. */
export function text(form: Form, name: string): string | null {
  const value = form[name];
  if (value === undefined || value === null || value === '') return null;
  if (typeof value !== 'string') throw invalidParameter(name, `Invalid string: ${name}`);
  return value;
}

export function requiredText(form: Form, name: string): string {
  const value = text(form, name);
  if (value === null) throw invalidParameter(name, `Missing required param: ${name}.`, 'parameter_missing');
  return value;
}

/** @returns the whole number, or null where it is absent. */
export function integer(form: Form, name: string): number | null {
  const value = text(form, name);
  if (value === null) return null;
  if (!/^-?\d{1,12}$/.test(value)) {
    throw invalidParameter(name, `Invalid integer: ${value}`, 'parameter_invalid_integer');
  }
  return Number(value);
}

/** @returns an amount in cents, above zero, or null where it is absent. */
export function amount(form: Form, name: string): number | null {
  const value = integer(form, name);
  if (value !== null && value < 1) {
    throw invalidParameter(name, 'This value must be greater than or equal to 1.', 'parameter_invalid_integer');
  }
  return value;
}

export function flag(form: Form, name: string): boolean | null {
  const value = text(form, name);
  if (value === null) return null;
  if (value !== 'true' && value !== 'false') throw invalidParameter(name, `Invalid boolean: ${value}`);
  return value === 'true';
}

export function group(form: Form, name: string): Form | null {
  const value = form[name];
  if (value === undefined || value === '') return null;
  if (!isForm(value)) throw invalidParameter(name, 'Invalid object');
  return value;
}

export function textList(form: Form, name: string): string[] | null {
  const value = form[name];
  if (value === undefined || value === '') return null;
  const items = Array.isArray(value) ? value : [value];
  return items.map((item) => {
    if (typeof item !== 'string') throw invalidParameter(name, 'Invalid array');
    return item;
  });
}

export function oneOf<const T extends string>(form: Form, name: string, choices: readonly T[]): T | null {
  const value = text(form, name);
  if (value === null) return null;
  const choice = choices.find((each) => each === value);
  if (!choice) throw invalidParameter(name, `Invalid ${name}: must be one of ${choices.join(', ')}`);
  return choice;
}

/** Stripe's limits: 50 keys of 40 characters, values of 500. */
export function metadata(form: Form): Metadata {
  const entries = Object.entries(group(form, 'metadata') ?? {});
  if (entries.length > 50) throw invalidParameter('metadata', 'Metadata can have up to 50 keys.');
  return Object.fromEntries(
    entries.flatMap(([key, value]) => {
      if (typeof value !== 'string') throw invalidParameter('metadata', `Metadata value for '${key}' is not a string.`);
      if (key.length > 40) throw invalidParameter('metadata', 'Metadata keys can have up to 40 characters.');
      if (value.length > 500) throw invalidParameter('metadata', 'Metadata values can have up to 500 characters.');
      return value === '' ? [] : [[key, value]];
    }),
  );
}

/** @returns an http(s) address, or null where it is absent. */
export function webAddress(form: Form, name: string): string | null {
  const value = text(form, name);
  if (value === null) return null;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw invalidParameter(name, 'Not a valid URL', 'url_invalid');
  }
  return value;
}
