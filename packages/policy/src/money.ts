import { integerCents } from './cents';

const LOOK = { style: 'currency', currency: 'CAD' } as const;
const exact = new Intl.NumberFormat('en-CA', LOOK);
const whole = new Intl.NumberFormat('en-CA', { ...LOOK, maximumFractionDigits: 0 });

/** Binary floating point cannot hold most cents: 0.1 + 0.2 is 30 cents, not a fraction of one. */
const FLOAT_NOISE = 1e-6;

/** Integer cents as dollars. Throws RangeError when the cents are not an integer. */
export function dollarsOf(cents: number): number {
  return integerCents(cents) / 100;
}

/** Dollars as integer cents. Throws RangeError on fractions of a cent, infinity and NaN. */
export function centsOf(dollars: number): number {
  const cents = Math.round(dollars * 100);
  if (!Number.isSafeInteger(cents) || Math.abs(dollars * 100 - cents) >= FLOAT_NOISE) {
    throw new RangeError(`Not an amount in whole cents: ${dollars} dollars`);
  }
  return cents === 0 ? 0 : cents; // never -0
}

/** Integer cents as "$1,250", "-$12.50": cents only where there are any. Throws RangeError unless an integer. */
export function formatCad(cents: number): string {
  return (cents % 100 === 0 ? whole : exact).format(dollarsOf(cents));
}
