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
/** How neighbors write to each other; in a company's name it is the company's number. */
const LOCAL = /(?<![\d.-])[2-9]\d{2}[-.\s]\d{4}(?![\d.-])/u;
const COMPANY = /\b(?:inc|ltd|ltée|limited|limitée|corp|llc|ulc|company)\b/iu;

/**
 * The first part of a text that is a phone's number by the library's plans of all countries, whatever stands between its
 * digits and in whatever script they are; undefined where there is none. Seven digits are one in a person's name only.
 */
export function phoneIn(text: string, named: Named = 'thing'): string | undefined {
  const plain = NO_PHONES.reduce(
    (rest, kind) => rest.replace(kind, (found) => 'x'.repeat(found.length)),
    withAsciiDigits(text),
  );
  const found = [...plain.matchAll(GROUPS)].map(({ 0: run }) => phoneAmong(run)).find((phone) => phone !== undefined);
  if (found !== undefined || named === 'thing' || COMPANY.test(plain)) return found;
  const local = LOCAL.exec(plain)?.[0];
  return local !== undefined && isValid(`416${local}`, 'CA') ? local : undefined;
}

function phoneAmong(run: string): string | undefined {
  const groups = [...run.matchAll(/\+?\d+/gu)];
  for (const [index, first] of groups.entries()) {
    let written = '';
    for (const group of groups.slice(index)) {
      written += group[0];
      if (written.length > MOST_DIGITS + 1) break;
      if (isPhone(written)) return run.slice(first.index, group.index + group[0].length).replace(/\s+/gu, ' ');
    }
  }
  return undefined;
}

function isPhone(written: string): boolean {
  if (written.startsWith('+')) return isValid(written);
  if (written.length < FEWEST_DIGITS) return false;
  if (OURS.some((country) => isValid(written, country))) return true;
  if (written.startsWith('00')) return isValid(`+${written.slice(2)}`);
  if (written.startsWith('0')) return getCountries().some((country) => isValid(written, country));
  return written.length > FEWEST_DIGITS && isValid(`+${written}`);
}

function isValid(written: string, country?: CountryCode): boolean {
  return parsePhoneNumberFromString(written, country)?.isValid() ?? false;
}
