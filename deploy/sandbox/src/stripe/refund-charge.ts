import { newId } from '../new-id';
import { seconds } from './call';
import { openDispute } from './dispute-charge';
import { recordEvent } from './events';
import { refusal } from './stripe-error';
import { behaviourOf } from './test-cards';
import type { Transaction } from '../store/store';
import type { Cause, Delays } from './call';
import type { Charge, Metadata, Refund } from './objects';

interface Wish {
  /** In cents; all that is left unless given. */
  amount: number | null;
  reason: string | null;
  metadata: Metadata;
}

/**
 * Gives back what was captured, or a part of it: all refunds of a charge together never exceed the charge.
 * @throws StripeError 400 when nothing or too little is left, or the charge is disputed.
 */
export function refundCharge(
  tx: Transaction,
  cause: Cause & { delays: Delays },
  charge: Charge,
  { amount, reason, metadata }: Wish,
): Refund {
  const left = charge.amount_captured - charge.amount_refunded;
  if (openDispute(tx, charge)) {
    throw refusal('charge_disputed', `Charge ${charge.id} has been charged back; cannot issue a refund.`);
  }
  if (left === 0) throw refusal('charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
  if (amount !== null && amount > left) {
    throw refusal(
      'amount_too_large',
      `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      'amount',
    );
  }

  const refund: Refund = {
    id: newId('re_3'),
    object: 'refund',
    amount: amount ?? left,
    balance_transaction: newId('txn_3'),
    charge: charge.id,
    created: seconds(cause.now),
    currency: charge.currency,
    destination_details: { card: { type: 'refund', reference_status: 'pending' }, type: 'card' },
    metadata,
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
  recordEvent(tx, cause, 'refund.created', { object: refund });
  recordEvent(tx, cause, 'charge.refunded', {
    object: refunded,
    previous: { amount_refunded: charge.amount_refunded, ...(refunded.refunded && { refunded: false }) },
  });
  const card = tx.get('cards', charge.payment_method);
  if (card && behaviourOf(card.testCard).kind === 'refund-fails') {
    failLater(tx, cause, refund, cause.delays.refundFailureMs);
  }
  return refund;
}

/** Has the bank send the refund back after so many milliseconds. */
export function failLater(tx: Transaction, cause: Cause, refund: Refund, afterMs: number) {
  const dueAt = cause.now.getTime() + afterMs;
  tx.put('timers', { id: `fail ${refund.id}`, kind: 'fail-refund', subject: refund.id, dueAt });
}

function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`;
}
