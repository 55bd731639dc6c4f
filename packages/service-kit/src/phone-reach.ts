import { parsePhoneNumberFromString, type CountryCode, isSupportedCountry } from 'libphonenumber-js/max';
import { z } from 'zod';

/** Kinds of numbers, as settings name them; in North America nobody can tell a mobile number from a fixed one. */
const TYPES = {
  mobile: 'MOBILE',
  'fixed-or-mobile': 'FIXED_LINE_OR_MOBILE',
  fixed: 'FIXED_LINE',
  voip: 'VOIP',
  personal: 'PERSONAL_NUMBER',
} as const;
type NumberType = keyof typeof TYPES;

/** The numbers to which SMS may be sent at all. */
export interface PhoneReach {
  countries: readonly CountryCode[];
  types: readonly NumberType[];
}

const listOf = <T extends string>(isOne: (text: string) => text is T, message: string) =>
  z.string().transform((text, context): T[] => {
    const names = text.split(',').map((name) => name.trim());
    if (names.every(isOne)) return names;
    context.addIssue({ code: 'custom', message });
    return z.NEVER;
  });
const isCountry = (text: string): text is CountryCode => isSupportedCountry(text);
const isType = (text: string): text is NumberType => Object.hasOwn(TYPES, text);

/** The settings of every service that sends SMS, or requests them. */
export const phoneReachConfig = {
  SMS_COUNTRIES: listOf(isCountry, 'must be codes of countries, such as CA,US,MX')
    .prefault('CA,US,MX')
    .describe('the countries to whose numbers SMS may go'),
  SMS_NUMBER_TYPES: listOf(isType, `must be some of ${Object.keys(TYPES).join(',')}`)
    .prefault('mobile,fixed-or-mobile')
    .describe(`the kinds of numbers to which SMS may go: of ${Object.keys(TYPES).join(', ')}`),
};

export function phoneReachOf(config: { SMS_COUNTRIES: CountryCode[]; SMS_NUMBER_TYPES: NumberType[] }): PhoneReach {
  return { countries: config.SMS_COUNTRIES, types: config.SMS_NUMBER_TYPES };
}

/** Whether an SMS may go to a number, in E.164: not abroad, and not where each one costs dollars. */
export function isInReach(phone: string, { countries, types }: PhoneReach): boolean {
  const number = parsePhoneNumberFromString(phone);
  if (!number?.country || !countries.includes(number.country)) return false;
  const type = number.getType();
  return types.some((allowed) => TYPES[allowed] === type);
}

/** Such as "Canada, United States, Mexico". */
export function countriesInWords({ countries }: PhoneReach): string {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  return countries.map((country) => names.of(country) ?? country).join(', ');
}

/**
 * The block of ten thousand numbers that a number belongs to: fraudsters who profit from calls to their numbers own
 * whole blocks.
 */
export function blockOf(phone: string): string {
  return phone.slice(0, -4);
}
