import type { Values } from '../domain/placeholders/placeholders';

const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/g;
// Control characters, and those that turn the direction of what follows: a name must not rearrange the sentence around it.
const UNPRINTABLE = /[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu;

/** Whether a text names something that is not known, so that it cannot be said. */
export function isUnsayable(text: string, values: Values): boolean {
  return namesIn(text).some((name) => valueOf(name, values) === '');
}

/** The placeholders that a text names. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

/** Puts the values in, each through `encode`. What a value contains is never looked at for placeholders again. */
export function fillIn(text: string, values: Values, encode: (value: string) => string): string {
  return text.replace(PLACEHOLDER, (_, name: string) => encode(valueOf(name, values)));
}

function valueOf(name: string, values: Values): string {
  const value = new Map(Object.entries(values)).get(name) ?? '';
  return value.replace(/\r\n?/g, '\n').replace(UNPRINTABLE, '').trim();
}
