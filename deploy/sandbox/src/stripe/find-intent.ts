import { requiredText } from './params';
import { StripeError, noSuch } from './stripe-error';
import type { Reader } from '../store/store';
import type { ApiKey, Call } from './call';
import type { Intent } from './objects';

/** Finds the intent in the path. With the publishable key its client secret has to be shown as well. */
export function findIntent(reader: Pick<Reader, 'get'>, call: Call): Intent {
  const intent = reader.get('intents', call.id);
  if (!intent) throw noSuch('payment_intent', call.id, { param: 'intent' });
  if (call.key === 'publishable' && requiredText(call.form, 'client_secret') !== intent.client_secret) {
    throw new StripeError(400, {
      type: 'invalid_request_error',
      code: 'payment_intent_invalid_parameter',
      message: 'The client_secret provided does not match the client_secret associated with the PaymentIntent.',
      param: 'client_secret',
    });
  }
  return intent;
}

/** @returns what the holder of that key may see: a browser reads neither the metadata nor the charge. */
export function presentIntent(intent: Intent, key: ApiKey): Partial<Intent> {
  if (key === 'secret') return intent;
  return {
    id: intent.id,
    object: intent.object,
    amount: intent.amount,
    amount_details: intent.amount_details,
    automatic_payment_methods: intent.automatic_payment_methods,
    canceled_at: intent.canceled_at,
    cancellation_reason: intent.cancellation_reason,
    capture_method: intent.capture_method,
    client_secret: intent.client_secret,
    confirmation_method: intent.confirmation_method,
    created: intent.created,
    currency: intent.currency,
    description: intent.description,
    last_payment_error: intent.last_payment_error,
    livemode: intent.livemode,
    next_action: intent.next_action,
    payment_method: intent.payment_method,
    payment_method_types: intent.payment_method_types,
    processing: intent.processing,
    receipt_email: intent.receipt_email,
    setup_future_usage: intent.setup_future_usage,
    shipping: intent.shipping,
    source: intent.source,
    status: intent.status,
  };
}
