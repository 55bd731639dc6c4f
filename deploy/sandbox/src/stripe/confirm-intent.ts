import { newId } from '../new-id';
import { beginProcessing, decline, succeed } from './charge-card';
import { createPaymentMethod, namedPaymentMethod } from './create-payment-method';
import { recordEvent } from './events';
import { presentIntent } from './find-intent';
import { group, text, webAddress } from './params';
import { StripeError, unexpectedState } from './stripe-error';
import { behaviourOf } from './test-cards';
import type { Transaction } from '../store/store';
import type { Call } from './call';
import type { Intent, NextAction, PaymentMethod } from './objects';

/**
 * Charges the card that the call names, or the one the intent has already.
 * @returns the intent: succeeded, processing, or requires_action when the cardholder has to be authenticated first.
 * @throws StripeError 402 when the card is declined (the intent then waits for another card), and 400
 *   payment_intent_unexpected_state when it has been paid, cancelled, or is being processed.
 */
export function confirmIntent(tx: Transaction, call: Call, intent: Intent): Intent {
  refuseUnlessConfirmable(call, intent);
  const returnUrl = webAddress(call.form, 'return_url');
  const method = chosenMethod(tx, call, intent);
  abandonAuthentications(tx, intent.id);

  const card = tx.get('cards', method.id);
  const behaviour = behaviourOf(card?.testCard ?? 'visa');
  switch (behaviour.kind) {
    case 'succeeds':
    case 'refund-fails':
      return succeed(tx, call, intent, method);
    case 'is-disputed':
      tx.put('timers', {
        id: `dispute ${intent.id}`,
        kind: 'dispute-charge',
        subject: intent.id,
        dueAt: call.now.getTime() + call.delays.disputeMs,
      });
      return succeed(tx, call, intent, method);
    case 'processes':
      tx.put('timers', {
        id: `settle ${intent.id}`,
        kind: 'settle-processing',
        subject: intent.id,
        dueAt: call.now.getTime() + call.delays.processingMs,
      });
      return beginProcessing(tx, call, intent, method);
    case 'authenticates':
      return requireAuthentication(tx, call, intent, { method, returnUrl });
    case 'declines':
      throw cardError(decline(tx, call, intent, { method, why: behaviour.decline }), call);
  }
}

/** Earlier authentication pages of this intent lead nowhere from now on. */
export function abandonAuthentications(tx: Transaction, intentId: string) {
  for (const each of tx.list('authentications')) {
    if (each.intentId === intentId && each.state === 'open') tx.put('authentications', { ...each, state: 'abandoned' });
  }
}

function refuseUnlessConfirmable(call: Call, intent: Intent) {
  if (intent.status === 'succeeded') {
    throw unexpectedState(
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
      presentIntent(intent, call.key),
    );
  }
  if (intent.status === 'canceled' || intent.status === 'processing') {
    throw unexpectedState(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be confirmed: requires_confirmation, requires_action.`,
      presentIntent(intent, call.key),
    );
  }
}

function chosenMethod(tx: Transaction, call: Call, intent: Intent): PaymentMethod {
  const data = group(call.form, 'payment_method_data');
  if (data) return createPaymentMethod(tx, call, data);
  const name = text(call.form, 'payment_method') ?? intent.payment_method;
  if (name) return namedPaymentMethod(tx, call, name);
  throw unexpectedState(
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    presentIntent(intent, call.key),
  );
}

function requireAuthentication(
  tx: Transaction,
  call: Call,
  intent: Intent,
  { method, returnUrl }: { method: PaymentMethod; returnUrl: string | null },
): Intent {
  const id = newId('payatt_3');
  const waiting: Intent = {
    ...intent,
    last_payment_error: null,
    next_action: nextAction(`${call.origin}/sandbox/3ds/${id}`, returnUrl),
    payment_method: method.id,
    status: 'requires_action',
  };
  tx.put('authentications', { id, intentId: intent.id, returnUrl, state: 'open' });
  tx.put('intents', waiting);
  recordEvent(tx, call, 'payment_intent.requires_action', { object: waiting });
  return waiting;
}

function nextAction(url: string, returnUrl: string | null): NextAction {
  return returnUrl
    ? { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } }
    : { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect', url } };
}

function cardError(failed: Intent, call: Call): StripeError {
  const { code, message, decline_code, charge, payment_method } = failed.last_payment_error ?? {};
  return new StripeError(402, {
    type: 'card_error',
    message: message ?? 'Your card was declined.',
    code,
    decline_code,
    charge,
    payment_intent: presentIntent(failed, call.key),
    payment_method,
  });
}
