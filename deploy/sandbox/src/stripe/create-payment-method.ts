import { newId } from '../new-id';
import { seconds } from './call';
import { group, integer, metadata, requiredText, text } from './params';
import { StripeError, invalidParameter, noSuch } from './stripe-error';
import { TEST_CARDS, findTestCard } from './test-cards';
import type { Form } from '../http/read-form';
import type { Transaction } from '../store/store';
import type { Call } from './call';
import type { BillingDetails, PaymentMethod } from './objects';
import type { TestCardName } from './test-cards';

/** Makes a payment method of the card in the form. Only brand, last four digits and expiry are kept of it. */
export function createPaymentMethod(tx: Transaction, call: Call, form: Form = call.form): PaymentMethod {
  if (text(form, 'type') !== 'card') throw invalidParameter('type', 'Only payment methods of type card are supported.');
  const card = group(form, 'card');
  if (!card) throw invalidParameter('card', 'Missing required param: card.', 'parameter_missing');

  const testCard = cardByNumber(requiredText(card, 'number').replace(/[ -]/g, ''));
  const expiry = expiryOf(card, call.now);
  const cvc = text(card, 'cvc');
  if (cvc !== null && !/^\d{3,4}$/.test(cvc)) throw cardError('invalid_cvc', "Your card's security code is invalid.");
  return savePaymentMethod(tx, call, testCard, {
    ...expiry,
    cvcCheck: cvc === null ? null : 'pass',
    billing: billingDetails(group(form, 'billing_details') ?? {}),
    metadata: metadata(form),
  });
}

/**
 * Finds the payment method that a confirmation names: one that exists, or a ready-made one such as `pm_card_visa`, of
 * which each use makes a new payment method.
 */
export function namedPaymentMethod(tx: Transaction, call: Call, name: string): PaymentMethod {
  const existing = tx.get('paymentMethods', name);
  if (existing) return existing;
  const testCard = name.startsWith('pm_card_') ? findTestCard(name) : null;
  if (!testCard) throw noSuch('PaymentMethod', name, { status: 400, param: 'payment_method' });
  return savePaymentMethod(tx, call, testCard, {
    month: 12,
    year: call.now.getUTCFullYear() + 3,
    cvcCheck: null,
    billing: billingDetails({}),
    metadata: {},
  });
}

interface Particulars {
  month: number;
  year: number;
  cvcCheck: string | null;
  billing: BillingDetails;
  metadata: Record<string, string>;
}

function savePaymentMethod(tx: Transaction, call: Call, testCard: TestCardName, given: Particulars): PaymentMethod {
  const { brand, number } = TEST_CARDS[testCard];
  const method: PaymentMethod = {
    id: newId('pm_1'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: given.billing,
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: given.cvcCheck },
      country: testCard === 'canada' ? 'CA' : 'US',
      exp_month: given.month,
      exp_year: given.year,
      funding: testCard === 'visaDebit' ? 'debit' : 'credit',
      last4: number.slice(-4),
      three_d_secure_usage: { supported: true },
    },
    created: seconds(call.now),
    customer: null,
    livemode: false,
    metadata: given.metadata,
    type: 'card',
  };
  tx.put('paymentMethods', method);
  tx.put('cards', { id: method.id, testCard });
  return method;
}

function cardByNumber(number: string): TestCardName {
  const testCard = /^\d{12,19}$/.test(number) ? findTestCard(number) : null;
  if (testCard) return testCard;
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) {
    throw cardError('incorrect_number', 'Your card number is incorrect.');
  }
  throw cardError(
    'card_declined',
    'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
    'test_mode_live_card',
  );
}

function expiryOf(card: Form, now: Date): { month: number; year: number } {
  const month = integer(card, 'exp_month') ?? 0;
  const given = integer(card, 'exp_year') ?? 0;
  const year = given < 100 ? 2000 + given : given;
  const monthsLeft = (year - now.getUTCFullYear()) * 12 + month - (now.getUTCMonth() + 1);
  if (month < 1 || month > 12) throw cardError('invalid_expiry_month', "Your card's expiration month is invalid.");
  if (monthsLeft < 0 || monthsLeft > 50 * 12) {
    throw cardError('invalid_expiry_year', "Your card's expiration year is invalid.");
  }
  return { month, year };
}

function billingDetails(form: Form): BillingDetails {
  const address = group(form, 'address') ?? {};
  const lines = ['city', 'country', 'line1', 'line2', 'postal_code', 'state'].map((name) => [
    name,
    text(address, name),
  ]);
  return {
    address: Object.fromEntries(lines) as Record<string, string | null>,
    email: text(form, 'email'),
    name: text(form, 'name'),
    phone: text(form, 'phone'),
  };
}

function cardError(code: string, message: string, declineCode?: string) {
  return new StripeError(402, {
    type: 'card_error',
    code,
    message,
    ...(declineCode && { decline_code: declineCode }),
  });
}

function passesLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
