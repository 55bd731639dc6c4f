import { integerCents } from './cents';

const cad = new Intl.NumberFormat('en-CA', { style: 'currency', currency: 'CAD' });

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

/** Integer cents as "$1,250.00", "-$12.50". Throws RangeError when the cents are not an integer. */
export function formatCad(cents: number): string {
  return cad.format(dollarsOf(cents));
}
