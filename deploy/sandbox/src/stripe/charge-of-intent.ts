import { refusal } from './stripe-error';
import type { Reader } from '../store/store';
import type { Charge, Intent } from './objects';

/** @throws StripeError 400 when nothing has been paid. */
export function chargeOfIntent(reader: Pick<Reader, 'get'>, intent: Intent): Charge {
  const charge = intent.latest_charge ? reader.get('charges', intent.latest_charge) : null;
  if (charge?.status === 'succeeded') return charge;
  throw refusal(
    'payment_intent_unexpected_state',
    `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
    'payment_intent',
  );
}
