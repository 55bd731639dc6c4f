import { integerCents } from '../cents';
import { addDays } from '../time';

/** "From" names the lowest rate of so many days, beginning with the first on which a charter may start. */
export const FROM_RATE_DAYS = 60;

/** Whole dollars an hour for single local dates (YYYY-MM-DD), in place of the boat's rate. */
export type CustomRates = Readonly<Record<string, number>>;

/** What a listing says of the boat's price. Whoever carries it does not look into it. */
export interface Rates {
  /** Cents an hour, where nothing else is said. */
  rateCents: number;
  customRates: CustomRates;
}

/** What the boat alone costs an hour on a day, in cents, and why. */
export interface DayRate {
  rateCents: number;
  /** `standard`: the boat's rate. `custom`: the day's own. */
  kind: 'standard' | 'custom';
}

/**
 * The rate of a local date (YYYY-MM-DD): the custom rate for it, else the boat's.
 * Throws RangeError when the rate is negative or not an integer (dollars for custom rates, cents for the boat's).
 */
export function rateOn({ rateCents, customRates }: Rates, localDate: string): DayRate {
  const custom = customRates[localDate];
  if (custom === undefined) return { rateCents: hourlyCents(rateCents), kind: 'standard' };
  return { rateCents: hourlyCents(integerCents(custom) * 100), kind: 'custom' };
}

/** Whether a local date (YYYY-MM-DD) has a rate of its own, be it that of the boat. */
export function hasOwnRate(customRates: CustomRates, localDate: string): boolean {
  return customRates[localDate] !== undefined;
}

/** The lowest hourly rate, in cents, of the `FROM_RATE_DAYS` days from a local date on. Throws as `rateOn`. */
export function lowestRateCents(rates: Rates, firstDay: string): number {
  const days = Array.from({ length: FROM_RATE_DAYS }, (_, day) => addDays(firstDay, day));
  return Math.min(...days.map((localDate) => rateOn(rates, localDate).rateCents));
}

/** All hourly rates, in cents, that some day from a local date on may have. */
export function ratesFrom({ rateCents, customRates }: Rates, localDate: string): Set<number> {
  const days = Object.keys(ratesAhead(customRates, localDate));
  return new Set([rateCents, ...days.map((day) => rateOn({ rateCents, customRates }, day).rateCents)]);
}

/** The custom rates that may still matter on a local date: those of days that are not over. */
export function ratesAhead(customRates: CustomRates, localDate: string): Record<string, number> {
  return Object.fromEntries(Object.entries(customRates).filter(([day]) => day >= localDate));
}

/** An hourly rate; throws RangeError unless it is an amount in integer cents that is not negative. */
export function hourlyCents(cents: number): number {
  if (integerCents(cents) < 0) throw new RangeError(`Not an hourly rate: ${cents} cents`);
  return cents;
}
