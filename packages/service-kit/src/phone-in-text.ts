import { withAsciiDigits, type Named } from '@harbourline/contracts';
import { getCountries, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';

/** Without a country code, a number is one of these countries'. */
const OURS: readonly CountryCode[] = ['CA', 'US', 'MX'];

/** Digits that are a date, a time of day, an amount, a mark out of ten or a place on the map, and part what stands about them. */
const NO_PHONES = [
  /-?\d{1,3}\.\d{3,6}°?[NS]?,\s?-?\d{1,3}\.\d{3,6}(?!\d)/gu,
  /(?<!\d)(?:19|20)\d{2}([-/.])(?:0?[1-9]|1[0-2])\1(?:0?[1-9]|[12]\d|3[01])(?!\d)T?/gu,
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])([-/.])(?:0?[1-9]|[12]\d|3[01])\1(?:(?:19|20)\d{2}|\d{2})(?!\d)/gu,
  /(?<![\d:])(?:[01]?\d|2[0-4])\s?[:h]\s?[0-5]\d(?::[0-5]\d)?(?!\d)/giu,
  /(?<!\d)(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?,?\s(?:19|20)\d{2}(?!\d)/giu,
  /[$€£]\s?\d[\d,.]*/gu,
  /(?<![\d,])\d{1,3}(?:,\d{3})+(?!\d|,\d)/gu,
  /(?<![\d/])\d{1,3}\/\d{1,3}(?![\d/])/gu,
];
/** Groups of digits with anything but letters in between, over line breaks as well. */
const GROUPS = /\+?\d+(?:[^\p{L}\d+]{1,12}\d+)*/gu;
const FEWEST_DIGITS = 10;
const MOST_DIGITS = 15;
/** So often a text is tried as a number in some country, which takes a fifth of a millisecond each. */
const MOST_TRIALS = 300;
/** How neighbors write to each other; in a company's name it is the company's number. */
const LOCAL = /(?<![\d.-])[2-9]\d{2}[-.\s]\d{4}(?![\d.-])/u;
const COMPANY = /\b(?:inc|ltd|ltée|limited|limitée|corp|llc|ulc|company)\b/iu;

/**
 * The first part of a text that is a phone's number by the library's plans of all countries, whatever stands between its
 * digits and in whatever script they are; undefined where there is none. Seven digits are one in a person's name only.
 * Digits that could be numbers in more ways than can be tried count as one.
 */
export function phoneIn(text: string, named: Named = 'thing'): string | undefined {
  const plain = NO_PHONES.reduce(
    (rest, kind) => rest.replace(kind, (found) => 'x'.repeat(found.length)),
    withAsciiDigits(text),
  );
  const trials: Trials = { left: MOST_TRIALS };
  for (const [run] of plain.matchAll(GROUPS)) {
    const found = phoneAmong(run, trials)?.replace(/\s+/gu, ' ');
    if (found !== undefined) return found;
  }
  if (named === 'thing' || COMPANY.test(plain)) return undefined;
  const local = LOCAL.exec(plain)?.[0];
  return local !== undefined && isValid(trials, `416${local}`, 'CA') ? local : undefined;
}

interface Trials {
  left: number;
}

function phoneAmong(run: string, trials: Trials): string | undefined {
  const groups = [...run.matchAll(/\+?\d+/gu)];
  for (const [index, first] of groups.entries()) {
    let written = '';
    for (const group of groups.slice(index)) {
      written += group[0];
      if (written.length > MOST_DIGITS + 1) break;
      if (isPhone(written, trials)) return run.slice(first.index, group.index + group[0].length);
      if (trials.left <= 0) return run;
    }
  }
  return undefined;
}

function isPhone(written: string, trials: Trials): boolean {
  if (written.startsWith('+')) return isValid(trials, written);
  if (written.length < FEWEST_DIGITS) return false;
  if (OURS.some((country) => isValid(trials, written, country))) return true;
  if (written.startsWith('00')) return isValid(trials, `+${written.slice(2)}`);
  if (written.startsWith('0')) return getCountries().some((country) => isValid(trials, written, country));
  return written.length > FEWEST_DIGITS && isValid(trials, `+${written}`);
}

function isValid(trials: Trials, written: string, country?: CountryCode): boolean {
  trials.left -= 1;
  return parsePhoneNumberFromString(written, country)?.isValid() ?? false;
}
