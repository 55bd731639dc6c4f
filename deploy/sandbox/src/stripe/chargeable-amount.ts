import { amount } from './params';
import { invalidParameter } from './stripe-error';
import type { Form } from '../http/read-form';

const SMALLEST_CENTS = 50;
const LARGEST_CENTS = 99_999_999;

/** Reads the `amount` of an intent in cents; null where it is absent. */
export function chargeableAmount(form: Form, currency: string): number | null {
  const cents = amount(form, 'amount');
  if (cents === null) return null;
  if (cents < SMALLEST_CENTS) {
    throw invalidParameter('amount', `Amount must be at least $0.50 ${currency}`, 'amount_too_small');
  }
  if (cents > LARGEST_CENTS) {
    throw invalidParameter('amount', `Amount must be no more than $999,999.99 ${currency}`, 'amount_too_large');
  }
  return cents;
}
