import { newId } from '../new-id';
import { seconds } from './call';
import { chargeableAmount } from './chargeable-amount';
import { confirmIntent } from './confirm-intent';
import { recordEvent } from './events';
import { flag, group, metadata, oneOf, requiredText, text, textList } from './params';
import { invalidParameter } from './stripe-error';
import type { Form } from '../http/read-form';
import type { Transaction } from '../store/store';
import type { Call } from './call';
import type { Intent } from './objects';

/** Opens a payment of `amount` cents; with `confirm` it is charged at once. */
export function createIntent(tx: Transaction, call: Call): Intent {
  const { form } = call;
  const currency = requiredText(form, 'currency').toLowerCase();
  if (!/^[a-z]{3}$/.test(currency)) throw invalidParameter('currency', `Invalid currency: ${currency}`);
  const cents = chargeableAmount(form, currency);
  if (cents === null) throw invalidParameter('amount', 'Missing required param: amount.', 'parameter_missing');

  const id = newId('pi_3');
  const intent: Intent = {
    id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: cents,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    ...methodsOf(form),
    canceled_at: null,
    cancellation_reason: null,
    capture_method: captureMethod(form),
    client_secret: `${id}_secret_${newId('', 25)}`,
    confirmation_method: 'automatic',
    created: seconds(call.now),
    currency,
    customer: null,
    customer_account: null,
    description: text(form, 'description'),
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: metadata(form),
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_record: null,
    processing: null,
    receipt_email: text(form, 'receipt_email'),
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: text(form, 'statement_descriptor'),
    statement_descriptor_suffix: text(form, 'statement_descriptor_suffix'),
    status: 'requires_payment_method',
    transfer_data: null,
    transfer_group: null,
  };
  tx.put('intents', intent);
  recordEvent(tx, call, 'payment_intent.created', { object: intent });
  return flag(form, 'confirm') ? confirmIntent(tx, call, intent) : intent;
}

function methodsOf(form: Form): Pick<Intent, 'automatic_payment_methods' | 'payment_method_types'> {
  const types = textList(form, 'payment_method_types');
  if (types) {
    if (!types.includes('card')) throw invalidParameter('payment_method_types', 'Only card is supported.');
    return { automatic_payment_methods: null, payment_method_types: ['card'] };
  }
  const automatic = group(form, 'automatic_payment_methods') ?? {};
  const redirects = oneOf(automatic, 'allow_redirects', ['always', 'never']) ?? 'always';
  return {
    automatic_payment_methods: { allow_redirects: redirects, enabled: flag(automatic, 'enabled') ?? true },
    payment_method_types: ['card'],
  };
}

function captureMethod(form: Form): Intent['capture_method'] {
  return oneOf(form, 'capture_method', ['automatic', 'automatic_async']) ?? 'automatic_async';
}
