import { newId } from '../new-id';
import { seconds } from './call';
import { recordEvent } from './events';
import { docUrl } from './stripe-error';
import type { Transaction } from '../store/store';
import type { Cause } from './call';
import type { Charge, Intent, PaymentMethod } from './objects';
import type { Decline } from './test-cards';

/** The bank pays: the intent succeeds with its one charge. */
export function succeed(tx: Transaction, cause: Cause, intent: Intent, method: PaymentMethod): Intent {
  const charge: Charge = {
    ...chargeOf(tx, cause, intent, method),
    amount_captured: intent.amount,
    balance_transaction: newId('txn_3'),
    captured: true,
    outcome: outcome('approved_by_network', null, 'Payment complete.', 'authorized'),
    paid: true,
    status: 'succeeded',
  };
  const succeeded: Intent = {
    ...intent,
    amount_received: intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    processing: null,
    status: 'succeeded',
  };
  tx.put('charges', charge);
  tx.put('intents', succeeded);
  recordEvent(tx, cause, 'charge.succeeded', { object: charge });
  recordEvent(tx, cause, 'payment_intent.succeeded', { object: succeeded });
  return succeeded;
}

/** The bank takes its time: the charge is pending until it is settled. */
export function beginProcessing(tx: Transaction, cause: Cause, intent: Intent, method: PaymentMethod): Intent {
  const charge = chargeOf(tx, cause, intent, method);
  const processing: Intent = {
    ...intent,
    last_payment_error: null,
    latest_charge: charge.id,
    next_action: null,
    payment_method: method.id,
    processing: { type: 'card', card: {} },
    status: 'processing',
  };
  tx.put('charges', charge);
  tx.put('intents', processing);
  recordEvent(tx, cause, 'charge.pending', { object: charge });
  recordEvent(tx, cause, 'payment_intent.processing', { object: processing });
  return processing;
}

/** The bank declines: the intent waits for another card, and remembers why. */
export function decline(
  tx: Transaction,
  cause: Cause,
  intent: Intent,
  { method, why }: { method: PaymentMethod; why: Decline },
): Intent {
  const charge: Charge = {
    ...chargeOf(tx, cause, intent, method),
    failure_code: why.code,
    failure_message: why.message,
    outcome: outcome('declined_by_network', why.declineCode ?? why.code, why.message, 'issuer_declined'),
    status: 'failed',
  };
  tx.put('charges', charge);
  recordEvent(tx, cause, 'charge.failed', { object: charge });
  return failWith(
    tx,
    cause,
    { ...intent, latest_charge: charge.id },
    {
      type: 'card_error',
      code: why.code,
      message: why.message,
      ...(why.declineCode && { decline_code: why.declineCode }),
      charge: charge.id,
      doc_url: docUrl(why.code),
      payment_method: method,
    },
  );
}

/** The cardholder could not be authenticated: nothing was charged. */
export function failAuthentication(tx: Transaction, cause: Cause, intent: Intent, method: PaymentMethod): Intent {
  const code = 'payment_intent_authentication_failure';
  return failWith(tx, cause, intent, {
    type: 'invalid_request_error',
    code,
    message:
      'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
    doc_url: docUrl(code),
    payment_method: method,
  });
}

function failWith(tx: Transaction, cause: Cause, intent: Intent, error: Intent['last_payment_error']): Intent {
  const failed: Intent = {
    ...intent,
    last_payment_error: error,
    next_action: null,
    payment_method: null,
    processing: null,
    status: 'requires_payment_method',
  };
  tx.put('intents', failed);
  recordEvent(tx, cause, 'payment_intent.payment_failed', { object: failed });
  return failed;
}

/** The charge that is pending already, or a new one. */
function chargeOf(tx: Transaction, cause: Cause, intent: Intent, method: PaymentMethod): Charge {
  const latest = intent.latest_charge ? tx.get('charges', intent.latest_charge) : null;
  if (latest?.status === 'pending') return latest;
  const { brand, country, exp_month, exp_year, funding, last4 } = method.card;
  return {
    id: newId('ch_3'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    balance_transaction: null,
    billing_details: method.billing_details,
    captured: false,
    created: seconds(cause.now),
    currency: intent.currency,
    customer: null,
    description: intent.description,
    disputed: false,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: intent.metadata,
    outcome: null,
    paid: false,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: { card: { brand, country, exp_month, exp_year, funding, last4 }, type: 'card' },
    receipt_email: intent.receipt_email,
    receipt_url: null,
    refunded: false,
    status: 'pending',
  };
}

function outcome(network_status: string, reason: string | null, seller_message: string, type: string) {
  return { network_status, reason, seller_message, type };
}
