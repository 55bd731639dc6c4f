import { newId } from '../new-id';
import { seconds } from './call';
import { recordEvent } from './events';
import { amount, metadata, oneOf, text } from './params';
import { StripeError, invalidParameter, noSuch } from './stripe-error';
import { behaviourOf } from './test-cards';
import type { Transaction } from '../store/store';
import type { Call } from './call';
import type { Charge, Refund } from './objects';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** Gives back what was captured, or a part of it: all refunds of a charge together never exceed the charge. */
export function createRefund(tx: Transaction, call: Call): Refund {
  const asked = amount(call.form, 'amount');
  const reason = oneOf(call.form, 'reason', REASONS);
  const details = metadata(call.form);
  const charge = chargeToRefund(tx, call);
  const left = charge.amount_captured - charge.amount_refunded;
  if (left === 0) {
    throw refused('charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
  }
  if (asked !== null && asked > left) {
    throw refused(
      'amount_too_large',
      `Refund amount (${dollars(asked)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      'amount',
    );
  }

  const refund: Refund = {
    id: newId('re_3'),
    object: 'refund',
    amount: asked ?? left,
    balance_transaction: newId('txn_3'),
    charge: charge.id,
    created: seconds(call.now),
    currency: charge.currency,
    destination_details: { card: { type: 'refund', reference_status: 'pending' }, type: 'card' },
    metadata: details,
    payment_intent: charge.payment_intent,
    reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  const amount_refunded = charge.amount_refunded + refund.amount;
  const refunded: Charge = { ...charge, amount_refunded, refunded: amount_refunded === charge.amount_captured };
  tx.put('refunds', refund);
  tx.put('charges', refunded);
  recordEvent(tx, call, 'refund.created', refund);
  recordEvent(tx, call, 'charge.refunded', refunded, {
    amount_refunded: charge.amount_refunded,
    ...(refunded.refunded && { refunded: false }),
  });
  failLater(tx, call, refund, charge);
  return refund;
}

function failLater(tx: Transaction, call: Call, refund: Refund, charge: Charge) {
  const card = tx.get('cards', charge.payment_method);
  if (!card || behaviourOf(card.testCard).kind !== 'refund-fails') return;
  const dueAt = call.now.getTime() + call.delays.refundFailureMs;
  tx.put('timers', { id: `fail ${refund.id}`, kind: 'fail-refund', subject: refund.id, dueAt });
}

function chargeToRefund(tx: Transaction, call: Call): Charge {
  const chargeId = text(call.form, 'charge');
  const intentId = text(call.form, 'payment_intent');
  if (!chargeId && !intentId) {
    throw invalidParameter(
      'payment_intent',
      'One of the following params should be provided: payment_intent or charge.',
    );
  }
  if (chargeId) {
    const charge = tx.get('charges', chargeId);
    if (!charge) throw noSuch('charge', chargeId, { param: 'charge' });
    if (charge.status === 'succeeded') return charge;
    throw refused('charge_not_refundable', `Charge ${chargeId} did not succeed and cannot be refunded.`, 'charge');
  }
  const intent = tx.get('intents', intentId ?? '');
  if (!intent) throw noSuch('payment_intent', intentId ?? '', { param: 'payment_intent' });
  const charge = intent.latest_charge ? tx.get('charges', intent.latest_charge) : null;
  if (charge?.status === 'succeeded') return charge;
  throw refused(
    'payment_intent_unexpected_state',
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    'payment_intent',
  );
}

function refused(code: string, message: string, param?: string) {
  return new StripeError(400, { type: 'invalid_request_error', code, message, ...(param && { param }) });
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
