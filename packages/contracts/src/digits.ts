import { visibleText } from './visible-text';

/** A text with the digits of any script as ASCII ones, signs of full width as those of half, and nothing unseen. */
export function withAsciiDigits(text: string): string {
  return visibleText(text)
    .normalize('NFKC')
    .replace(/(?![0-9])\p{Nd}/gu, (digit) => String(valueOf(digit)));
}

/** Unicode keeps the ten digits of a script together, zero first. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let before = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before += 1;
  return before % 10;
}

/** Prefixes that come before a number's own digits: of a call abroad, of North America, and of Mexico's mobiles until 2019. */
const BEFORE = [
  [/^(?:00|011)(?=\d{9})/, ''],
  [/^521(?=\d{10}$)/, '52'],
  [/^04[45](?=\d{10}$)/, ''],
  [/^1(?=\d{10}$)/, ''],
] as const;

/** A phone number, or a part of one, by its digits alone; a Canadian one without the 1 that may stand before it. */
export function bareNumber(written: string): string {
  const digits = withAsciiDigits(written).replace(/\D/g, '');
  return BEFORE.reduce((rest, [prefix, instead]) => rest.replace(prefix, instead), digits);
}
