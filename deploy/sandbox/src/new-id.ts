import { randomInt } from 'node:crypto';

const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** @returns the prefix followed by `length` random letters and digits. */
export function newId(prefix: string, length = 24): string {
  return prefix + Array.from({ length }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
}
