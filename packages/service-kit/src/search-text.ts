import { bareNumber } from '@harbourline/contracts';

/** A part of a text for LIKE, in which its wildcards stand for themselves. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/**
 * The digits of a phone number, or of a part of one, however it is written: `4165550101` for `+1 (416) 555-0101`, as it
 * may be stored without its country.
 * @returns undefined for another text, and for fewer digits than `atLeast`.
 */
export function phoneDigits(text: string, atLeast = 3): string | undefined {
  if (!/^[\d\s()+./-]*$/.test(text)) return undefined;
  const digits = bareNumber(text);
  return digits.length >= atLeast ? digits : undefined;
}
