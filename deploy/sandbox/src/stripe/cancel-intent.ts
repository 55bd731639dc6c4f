import { seconds } from './call';
import { abandonAuthentications } from './confirm-intent';
import { recordEvent } from './events';
import { findIntent } from './find-intent';
import { oneOf } from './params';
import { unexpectedState } from './stripe-error';
import type { Transaction } from '../store/store';
import type { Call } from './call';
import type { Intent } from './objects';

const REASONS = ['abandoned', 'duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** Cancels an intent that has neither been paid nor is being processed. */
export function cancelIntent(tx: Transaction, call: Call): Intent {
  const intent = findIntent(tx, call);
  const reason = oneOf(call.form, 'cancellation_reason', REASONS);
  if (['succeeded', 'processing', 'canceled'].includes(intent.status)) {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action.`,
      intent,
    );
  }
  abandonAuthentications(tx, intent.id);
  const canceled: Intent = {
    ...intent,
    canceled_at: seconds(call.now),
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  };
  tx.put('intents', canceled);
  recordEvent(tx, call, 'payment_intent.canceled', { object: canceled });
  return canceled;
}
