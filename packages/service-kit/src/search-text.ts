import { bareNumber } from '@harbourline/contracts';

/** Escapes a text for LIKE, so that its wildcards stand for themselves. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/**
 * Returns the digits of a phone number, or of a part of one, in whatever format it is written: `4165550101` for `+1
 * (416) 555-0101`, because a number may be stored without its country.
 * @returns undefined for any other text, and for fewer digits than `atLeast`.
 */
export function phoneDigits(text: string, atLeast = 3): string | undefined {
  if (!/^[\d\s()+./-]*$/.test(text)) return undefined;
  const digits = bareNumber(text);
  return digits.length >= atLeast ? digits : undefined;
}
