import { chargeOfIntent } from './charge-of-intent';
import { amount, metadata, oneOf, text } from './params';
import { failLater, refundCharge } from './refund-charge';
import { refundPlan, usePlan } from './refund-plan';
import { invalidParameter, noSuch, refusal } from './stripe-error';
import type { Transaction } from '../store/store';
import type { Call } from './call';
import type { Charge, Refund } from './objects';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'] as const;

/** Gives a payment back, whole or in part, unless the next refunds were asked to fail. */
export function createRefund(tx: Transaction, call: Call): Refund {
  const wish = {
    amount: amount(call.form, 'amount'),
    reason: oneOf(call.form, 'reason', REASONS),
    metadata: metadata(call.form),
  };
  const charge = chargeToRefund(tx, call);
  const plan = refundPlan(tx);
  if (plan?.outcome === 'refused') {
    usePlan(tx, plan);
    throw refusal(plan.code, `Charge ${charge.id} cannot be refunded (${plan.code}).`);
  }
  const refund = refundCharge(tx, call, charge, wish);
  if (plan?.outcome === 'failed') {
    usePlan(tx, plan);
    failLater(tx, call, refund, plan.afterMs ?? call.delays.refundFailureMs);
  }
  return refund;
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
    throw refusal('charge_not_refundable', `Charge ${chargeId} did not succeed and cannot be refunded.`, 'charge');
  }
  const intent = tx.get('intents', intentId ?? '');
  if (!intent) throw noSuch('payment_intent', intentId ?? '', { param: 'payment_intent' });
  return chargeOfIntent(tx, intent);
}
